import { Button, type ButtonProps } from '@dp/ui/parts/button.tsx';
import { useRef } from 'react';

export interface FileButtonProps extends ButtonProps {
  /** The kinds of files that are offered, as a file field's `accept`. */
  readonly accept: string;
  /** Shoots the file with a phone's camera. */
  readonly capture?: 'environment';
  readonly onFile: (file: File) => void;
  readonly children: string;
}

/** A button that asks for a file of this device. */
export function FileButton({ accept, capture, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={capture}
        aria-label={button['aria-label'] ?? button.children}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again, corrected.
          currentTarget.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
