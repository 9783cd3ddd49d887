import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../session/browser-client.ts';
import styles from './returns.module.css';

/** The pictures that the shopper sent with a return; they have no address, since nobody else may see them. */
export function ReturnPictures({ ids }: { readonly ids: readonly number[] }) {
  const t = useTranslations('returns');
  if (ids.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={t('yourPictures')}>
      {ids.map((id, index) => (
        <li key={id}>
          <ReturnPicture id={id} place={index + 1} />
        </li>
      ))}
    </ul>
  );
}

function ReturnPicture({ id, place }: { readonly id: number; readonly place: number }) {
  const t = useTranslations('returns');
  const { number } = useFormat();
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let made: string | undefined;
    let left = false;
    browserApi()
      .call('getReturnPicture', { params: { id } })
      .then((file) => {
        if (left) return;
        made = URL.createObjectURL(file);
        setAddress(made);
      })
      .catch(() => setFailed(true));
    return () => {
      left = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id]);
  if (failed) return <span className={styles.soft}>{t('pictureFailed')}</span>;
  if (address === undefined) return <span className={styles.shot} aria-busy="true" />;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} className={styles.shot} alt={t('yourPicture', { place: number(place) })} />
    </a>
  );
}
