import type { StaffProduct } from '@dp/contract/staff/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Copy, ExternalLink } from 'lucide';
import { useMay } from '../session/me.ts';
import { RemoveDraft } from './remove-draft.tsx';

/** What else can be done with a saved product. */
export function ProductActions({
  product,
  shopUrl,
  onRemoved,
}: {
  readonly product: StaffProduct;
  readonly shopUrl: string;
  /** After it was deleted. */
  readonly onRemoved: () => Promise<void>;
}) {
  const { id, state, on_sale_from: from } = product;
  const t = useTranslations('products');
  const mayAdd = useMay('prices.edit');
  const look = { look: 'secondary', size: 'small' } as const;
  return (
    <>
      {mayAdd ? (
        <ButtonLink {...look} to={`/products/new?copy=${id}`} icon={<Icon of={Copy} size={18} />}>
          {t('copy')}
        </ButtonLink>
      ) : null}
      {state === 'on_sale' && from === null ? (
        <ButtonLink
          {...look}
          to={shopUrl}
          target="_blank"
          rel="noopener"
          icon={<Icon of={ExternalLink} size={18} directional />}
        >
          {t('seeInShop')}
        </ButtonLink>
      ) : null}
      {mayAdd && state === 'draft' ? <RemoveDraft product={product} onRemoved={onRemoved} /> : null}
    </>
  );
}
