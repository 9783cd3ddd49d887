import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ArrowRight, Heart, House, Lightbulb, Search, Truck } from 'lucide';
import { samples } from './samples.ts';
import styles from './section.module.css';
import { Row, Section } from './section.tsx';

const SWATCHES = ['paper', 'card', 'sunk', 'tone', 'amber', 'deal'] as const;
const SIZES = ['12', '13', '15', '17', '20', '24', '32'] as const;

/** Colours, type and icons. */
export function FoundationsSection() {
  const words = samples[useLocale()];
  return (
    <Section title="Foundations">
      <div className={styles.swatches} lang="en" dir="ltr">
        {SWATCHES.map((name) => (
          <span key={name} className={`${styles.swatch} ${styles[name]}`}>
            {name}
          </span>
        ))}
      </div>
      {SIZES.map((size) => (
        <p key={size} className={styles[`size${size}`]}>
          {words.sentence}
        </p>
      ))}
      <p className={styles.soft}>{words.sentence}</p>
      <p className={styles.amberText}>{words.sentence}</p>
      <Row>
        <Icon of={House} filled />
        <Icon of={Search} />
        <Icon of={Heart} />
        <Icon of={Lightbulb} size={28} />
        <Icon of={Truck} directional />
        <Icon of={ArrowRight} directional />
      </Row>
      <Card title={words.sentence} action={<Icon of={House} />}>
        <p>{words.sentence}</p>
      </Card>
    </Section>
  );
}
