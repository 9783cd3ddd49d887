import { Link, type LinkProps } from 'react-router';
import { leaveOverlays } from './back-closes.ts';

/** A link out of a sheet, menu or dialog. `onClick` closes the overlay. */
export function OverlayLink({ onClick, ...rest }: Omit<LinkProps, 'replace'>) {
  return (
    <Link
      {...rest}
      replace
      onClick={(event) => {
        // Opening in a new tab leaves the overlay open.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        leaveOverlays();
        onClick?.(event);
      }}
    />
  );
}
