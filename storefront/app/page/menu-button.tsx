import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { Menu } from 'lucide';
import { menuState } from './menu-state.ts';

export interface MenuButtonProps {
  readonly className?: string | undefined;
}

/** Opens the side menu. */
export function MenuButton({ className }: MenuButtonProps) {
  const t = useTranslations('layout');
  const { approach, show } = menuState.getState();
  return (
    <IconButton
      label={t('menu')}
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={approach}
      onFocus={approach}
      onClick={show}
    >
      <Icon of={Menu} directional />
    </IconButton>
  );
}
