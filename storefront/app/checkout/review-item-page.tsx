import { QuantityStepper } from '@dp/ui/fields/quantity-stepper.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Amount } from '@dp/ui/parts/amount.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { Price } from '@dp/ui/products/price.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { PackageX } from 'lucide';
import { useNavigate } from 'react-router';
import { idFrom } from '../api/page-errors.ts';
import { revalidated } from '../api/recent-responses.ts';
import { bringBack } from '../cart/bring-back.ts';
import { problemOf } from '../cart/cart-view.ts';
import { cartLines, removeFromCart, setInCart } from '../cart/change-cart.ts';
import { LimitNote } from '../cart/limit-note.tsx';
import { requestQuote } from '../cart/load-cart.ts';
import { useQuantityInCart } from '../cart/use-cart.ts';
import { useLineProblemText } from '../cart/use-line-problem-text.ts';
import { useRequote } from '../cart/use-requote.ts';
import { leadOn } from '../page/lead-on.ts';
import type { RouteHandle } from '../page/route-handle.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/review-item-page.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import styles from './review-item-page.module.css';

export const handle = {
  header: false,
  footer: false,
  toolbar: false,
  refreshable: true,
  requiresLogin: true,
} satisfies RouteHandle;

const REVIEW = '/checkout/review';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  return shopperPage(request, async () => {
    if (!searchParams.has('id')) throw leadOn(request, REVIEW);
    const id = idFrom(searchParams.get('id') ?? undefined);
    const line = cartLines().find((each) => each.id === id);
    if (line === undefined) return { line: undefined };
    const { lines } = await revalidated(`review item ${id}`, () => requestQuote({ lines: [line] }));
    return { line: lines[0] };
  });
}

/** One line of the order, by `?id=`: the product, its price, how many. */
export default function ReviewItemPage({ loaderData }: Route.ComponentProps) {
  const { line } = loaderData;
  const t = useTranslations('checkout');
  const cart = useTranslations('cart');
  const ui = useTranslations('ui');
  const problemText = useLineProblemText();
  const format = useFormat();
  const navigate = useNavigate();
  const quantity = useQuantityInCart(line?.product_id ?? 0);
  const pending = line !== undefined && quantity !== 0 && quantity !== line.quantity;
  useRequote(pending);

  if (line === undefined || quantity === 0) {
    return (
      <CheckoutFrame title={t('itemTitle')} backTo={REVIEW} step={2}>
        <EmptyState
          icon={PackageX}
          title={t('itemGone')}
          text={t('itemGoneText')}
          action={
            <ButtonLink to={REVIEW} replace>
              {t('backToReview')}
            </ButtonLink>
          }
        />
      </CheckoutFrame>
    );
  }

  const { product_id: id, name, image, unit_price: price, list_price: listPrice, brand } = line;
  const problem = problemOf(quantity, line);

  function refused(text: string): void {
    showToast(`${text} ${ui('storageFull')}`, { look: 'danger' });
  }

  function change(next: number): void {
    if (!setInCart(id, next)) refused(cart('changeFailed'));
  }

  async function remove(): Promise<void> {
    const before = cartLines();
    if (!removeFromCart(id)) {
      refused(cart('removeFailed'));
      return;
    }
    await navigate(before.length > 1 ? REVIEW : '/cart', { replace: true });
    const run = () => {
      if (!bringBack(before, [id])) refused(cart('addFailed'));
    };
    showToast(t('itemRemoved'), { action: { label: ui('undo'), run } });
  }

  return (
    <CheckoutFrame title={t('itemTitle')} backTo={REVIEW} step={2} wide>
      <article className={styles.item} aria-busy={pending}>
        <ProductPicture
          picture={image ?? undefined}
          sizes="(width >= 960px) 400px, 100vw"
          kelvin={line.kelvin ?? undefined}
          className={styles.picture}
          priority
        />
        <div className={styles.words}>
          {brand === null || name.includes(brand) ? null : <p className={styles.brand}>{brand}</p>}
          <h2 className={styles.name}>{name}</h2>
          <dl className={styles.facts}>
            <div>
              <dt>{t('itemUnit')}</dt>
              <dd>
                <Price price={price} listPrice={listPrice} />
              </dd>
            </div>
            <div>
              <dt className={styles.quantity}>
                {ui('quantity')}
                <LimitNote
                  quantity={quantity}
                  available={line.available}
                  most={Math.max(1, line.max_quantity)}
                />
              </dt>
              <dd>
                <QuantityStepper
                  name={name}
                  value={quantity}
                  max={Math.max(1, line.max_quantity)}
                  onChange={change}
                />
              </dd>
            </div>
            <div className={styles.total}>
              <dt>{t('itemTotal')}</dt>
              <dd>
                <Amount value={format.price(line.total)} pending={pending} />
              </dd>
            </div>
          </dl>
          {problem === undefined ? null : (
            <p role="status" className={styles.short}>
              {problemText(problem)}
            </p>
          )}
          <ButtonLink to={REVIEW} replace size="large" full>
            {t('backToReview')}
          </ButtonLink>
          <div className={styles.other}>
            <ButtonLink to={`/product/details/${id}`} look="quiet">
              {t('itemSeeProduct')}
            </ButtonLink>
            <Button look="quiet" onClick={() => void remove()}>
              {t('itemRemove')}
            </Button>
          </div>
        </div>
      </article>
    </CheckoutFrame>
  );
}

export function HydrateFallback() {
  const t = useTranslations('checkout');
  return (
    <CheckoutFrame title={t('itemTitle')} backTo={REVIEW} step={2}>
      <Skeleton shape="block" />
      <Skeleton shape="row" />
    </CheckoutFrame>
  );
}
