import { data } from 'react-router';
import { NotFound } from '../error-pages/error-page.tsx';
import { UnlitLamp } from '../page/unlit-lamp.tsx';

/** Any address without a page: rendered like one, with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

/** Any unknown address. */
export default function NotFoundPage() {
  return <NotFound picture={<UnlitLamp of="filament-bulb" />} />;
}
