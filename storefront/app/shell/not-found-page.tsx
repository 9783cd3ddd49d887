import { data } from 'react-router';

/** Any address that is no page: rendered like one, with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <h1>404</h1>;
}
