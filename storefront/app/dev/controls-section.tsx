import { QuantityStepper } from '@dp/ui/fields/quantity-stepper.tsx';
import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge, CountBadge } from '@dp/ui/parts/badge.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Chip, ChipLink, Fact, RemovableChip } from '@dp/ui/parts/chip.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { Spinner } from '@dp/ui/parts/spinner.tsx';
import { DiscountChip } from '@dp/ui/products/price.tsx';
import { Heart, Plus, ShoppingCart } from 'lucide';
import { useState } from 'react';
import { samples } from './samples.ts';
import { Row, Section } from './section.tsx';

/** What is pressed. */
export function ControlsSection() {
  const words = samples[useLocale()];
  const [quantity, setQuantity] = useState(2);
  return (
    <Section title="Controls">
      <Row>
        <Button icon={<Icon of={ShoppingCart} />}>{words.add}</Button>
        <Button look="secondary">{words.later}</Button>
        <Button look="quiet">{words.later}</Button>
        <Button look="danger">{words.cancelOrder}</Button>
        <Button busy>{words.add}</Button>
        <Button disabled>{words.add}</Button>
        <Button size="small">{words.buy}</Button>
        <Button size="small" look="secondary">
          {words.buy}
        </Button>
      </Row>
      <ButtonLink to="/dev/ui" size="large" full>
        {words.buy}
      </ButtonLink>
      <Row>
        <IconButton label={words.add}>
          <Icon of={Plus} />
        </IconButton>
        <IconButton label={words.add} look="raised">
          <Icon of={Heart} />
        </IconButton>
        <IconButton label={words.add} look="glass">
          <Icon of={Heart} filled />
        </IconButton>
        <IconButton label={words.add} look="raised" disabled>
          <Icon of={Plus} />
        </IconButton>
        <Spinner />
        <CountBadge count={3} />
        <CountBadge count={120} />
      </Row>
      <Row>
        <QuantityStepper value={quantity} max={5} name={words.longWords} onChange={setQuantity} />
        <QuantityStepper value={1} name={words.longWords} unit="m" onChange={setQuantity} />
        <QuantityStepper value={1} name={words.longWords} disabled onChange={setQuantity} />
      </Row>
      <Row>
        <Chip pressed>{words.warm}</Chip>
        <Chip pressed={false}>E27</Chip>
        <ChipLink to="/dev/ui">{words.details}</ChipLink>
        <RemovableChip removeLabel={words.remove} onRemove={() => undefined}>
          GU10
        </RemovableChip>
        <Fact>
          <bdi>9 W</bdi>
        </Fact>
        <Fact>{words.warm}</Fact>
      </Row>
      <Row>
        <DiscountChip discount={20} />
        <Badge look="ok">{words.inStock}</Badge>
        <Badge look="warning">{words.lastOne}</Badge>
        <Badge look="danger">{words.cancelled}</Badge>
        <Badge>{words.ongoing}</Badge>
      </Row>
    </Section>
  );
}
