import { appIconAddress } from '@dp/contract/app-icons.ts';
import icon from '@dp/ui/styles/icon.svg?url';
import { useRootData } from '../root-data.ts';

/** The icons of the browser's tab and of the home screen: the owner's, or the shop's own. */
export function IconLinks() {
  const picture = useRootData()?.shop.icon;
  return (
    <>
      {picture === undefined ? (
        <link rel="icon" type="image/svg+xml" href={icon} />
      ) : (
        <link rel="icon" type="image/png" href={appIconAddress('icon-192', picture)} />
      )}
      <link rel="apple-touch-icon" href={appIconAddress('apple-touch-icon', picture)} />
    </>
  );
}
