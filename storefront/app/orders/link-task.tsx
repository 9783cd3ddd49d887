import { type ReactNode, useEffect, useRef } from 'react';

export interface LinkTaskProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What takes the place of the button that opened it, and its focus. */
export function LinkTask({ className, children }: LinkTaskProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
