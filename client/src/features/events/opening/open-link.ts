import { type MouseEventHandler, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { nameCard, wantsTransition } from './card-transition';

/**
 * For the links of a long list. React Router's own renders again at each change of the address: a thousand of them take
 * a phone 150 ms at each filter.
 */
export function useOpenLink(): MouseEventHandler<HTMLAnchorElement> {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      // With such a key the browser opens the link in another tab or window, or saves it.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      nameCard(event.currentTarget);
      void navigate(event.currentTarget.pathname, { viewTransition: wantsTransition() });
    },
    [navigate],
  );
}
