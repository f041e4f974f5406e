import { Page } from '../../ui/page';
import { DraftView, type ShownDraft, Strip } from './draft-view';
import * as messages from './messages';

export type { ShownDraft };

/** The page behind a preview link: nothing on it can be pressed but the links of the text. */
export function DraftPreview({ draft }: { draft: ShownDraft }) {
  return (
    <main id="main">
      <Page>
        <DraftView
          draft={draft}
          strip={<Strip title={messages.PREVIEW} />}
          signUp={messages.SIGN_UP_LATER_PREVIEW}
        />
      </Page>
    </main>
  );
}
