import JsBarcode from 'jsbarcode';
import { useMemo } from 'react';

interface Encoded {
  readonly encodings?: readonly { readonly data: string }[];
}

/** A text as a Code 128 barcode, which any scanner reads; below it the text itself. */
export function Barcode({ text, className }: { text: string; className?: string | undefined }) {
  const bars = useMemo(() => {
    const encoded: Encoded = {};
    JsBarcode(encoded, text, { format: 'CODE128' });
    return encoded.encodings?.map(({ data }) => data).join('') ?? '';
  }, [text]);
  return (
    <svg
      viewBox={`0 0 ${bars.length} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text}
      className={className}
    >
      <rect width={bars.length} height={40} fill="white" />
      <path
        d={[...bars].map((bar, x) => (bar === '1' ? `M${x} 0h1v40h-1z` : '')).join('')}
        fill="black"
      />
    </svg>
  );
}
