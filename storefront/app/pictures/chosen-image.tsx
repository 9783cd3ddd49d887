import { Icon } from '@dp/ui/parts/icon.tsx';
import { FileX } from 'lucide';
import { useState } from 'react';
import styles from './picture-section.module.css';
import type { ChosenPicture } from './use-chosen-pictures.ts';

export interface ChosenImageProps {
  readonly picture: ChosenPicture;
  readonly alt: string;
}

/** A chosen picture; the name of a file that the browser cannot show. */
export function ChosenImage({ picture: { address, file }, alt }: ChosenImageProps) {
  const [unreadable, setUnreadable] = useState(false);
  if (!unreadable) return <img src={address} alt={alt} onError={() => setUnreadable(true)} />;
  return (
    <span className={styles.file}>
      <Icon of={FileX} />
      <bdi dir="ltr">{file.name}</bdi>
    </span>
  );
}
