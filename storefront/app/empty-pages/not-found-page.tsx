import { Page } from '@dp/ui/navigation/page.tsx';
import { data } from 'react-router';
import { NotFound } from '../layout/error-page.tsx';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import { Picks } from '../product-lists/picks.tsx';

/** Any address that is no page: rendered like one, with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

/** Any unknown address. */
export default function NotFoundPage() {
  return (
    <>
      <NotFound picture={<UnlitLamp />} />
      <Page>
        <Picks />
      </Page>
    </>
  );
}
