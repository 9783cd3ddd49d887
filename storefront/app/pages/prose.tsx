import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import styles from './prose.module.css';

/** A text of the shop's, from the API. Its links to our own pages stay within the app. */
export function Prose({ html }: { html: string }) {
  const navigate = useNavigate();
  if (html === '') return null;
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (link === null || !plain || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click as well.
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked.
    <div
      className={styles.prose}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the API makes it of Markdown and lets no markup through.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
