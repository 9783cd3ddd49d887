import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { Share2 } from 'lucide';
import { lazy, Suspense, useState } from 'react';

const loadSheet = () => import('./share-sheet.tsx');
const ShareSheet = lazy(loadSheet);

export interface ShareButtonProps {
  /** What is shared. */
  readonly name: string;
  /** The page's address within the shop. */
  readonly address: string;
  /** The name of the button and its sheet, where it is not a product that is shared. */
  readonly label?: string;
}

/** Opens the ways to share a page's link. */
export function ShareButton({ name, address, label }: ShareButtonProps) {
  const t = useTranslations('products');
  const title = label ?? t('share');
  const [sharing, setSharing] = useState(false);
  const prepare = () => {
    // A failed load is reported when the sheet is actually opened.
    loadSheet().catch(() => undefined);
  };
  return (
    <>
      <IconButton
        label={title}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setSharing(true)}
      >
        <Icon of={Share2} />
      </IconButton>
      <Suspense>
        {sharing ? (
          <ShareSheet
            title={title}
            name={name}
            address={address}
            onClose={() => setSharing(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
