import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface GoogleAnswer {
  code: string | null;
  state: string | null;
}

function read(search: string): GoogleAnswer {
  const query = new URLSearchParams(search);
  return { code: query.get('code'), state: query.get('state') };
}

/** What Google added to the address. It is a secret that works once, so it leaves the address bar at once. */
export function useGoogleAnswer(): GoogleAnswer {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [answer] = useState(() => read(search));

  useEffect(() => {
    if (search) navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);

  return answer;
}
