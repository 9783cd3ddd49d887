import { Section } from '../parts/section.tsx';
import { SettingForm, type SettingFormProps } from './setting-form.tsx';
import type { SettingName } from './use-setting.ts';

interface SettingSectionProps<N extends SettingName> extends SettingFormProps<N> {
  readonly text: string;
}

/** A setting that is a section of its page. */
export function SettingSection<N extends SettingName>({ text, ...form }: SettingSectionProps<N>) {
  return (
    <Section title={form.title} text={text}>
      <SettingForm {...form} />
    </Section>
  );
}
