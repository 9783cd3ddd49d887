import { Link, type LinkProps } from 'react-router';
import { leaveOverlays } from './back-closes.ts';

/** A link out of a sheet, menu or dialog. `onClick` closes what it stands in. */
export function OverlayLink({ onClick, ...rest }: Omit<LinkProps, 'replace'>) {
  return (
    <Link
      {...rest}
      replace
      onClick={(event) => {
        // Into a new tab the overlay and its page stay as they are.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        leaveOverlays();
        onClick?.(event);
      }}
    />
  );
}
