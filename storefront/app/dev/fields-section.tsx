import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import { ChoiceSheet } from '@dp/ui/fields/choice-sheet.tsx';
import { CodeField } from '@dp/ui/fields/code-field.tsx';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { PasswordField } from '@dp/ui/fields/password-field.tsx';
import { PhoneField } from '@dp/ui/fields/phone-field.tsx';
import { RadioCards } from '@dp/ui/fields/radio-card.tsx';
import { Select } from '@dp/ui/fields/select.tsx';
import { Switch } from '@dp/ui/fields/switch.tsx';
import { TextArea, TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useState } from 'react';
import { useFieldText } from '../api/use-field-text.ts';
import { samples } from './samples.ts';
import { Columns, Section } from './section.tsx';

/** What is filled in. */
export function FieldsSection() {
  const words = samples[useLocale()];
  const fieldText = useFieldText();
  const [state, setState] = useState('');
  const [address, setAddress] = useState<'home' | 'work'>('home');
  const [checked, setChecked] = useState(true);
  const options = words.states.map((label, index) => ({ value: String(index), label }));
  return (
    <Section title="Fields">
      <Columns>
        <TextField label={words.name} autoComplete="name" defaultValue={words.nameValue} />
        <TextField
          label={words.email}
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          error={fieldText('email_invalid')}
        />
        <TextField label={words.note} optional disabled placeholder={words.sentence} />
        <PhoneField label={words.phone} hint={words.phoneHint} name="phone" />
        <PhoneField
          label={words.phone}
          defaultValue="+966512345678"
          error={fieldText('phone_invalid')}
        />
        <PasswordField
          label={words.password}
          autoComplete="new-password"
          defaultValue="نور-light-9"
          hint={fieldText('password_too_short')}
        />
        <CodeField label={words.code} hint={words.codeHint} />
        <CodeField label={words.code} error={fieldText('code_invalid')} />
        <Select
          label={words.sort}
          options={words.sorts.map((label, index) => ({ value: String(index), label }))}
        />
        <ChoiceSheet
          label={words.state}
          placeholder={words.state}
          options={options}
          value={state}
          onChange={setState}
        />
        <ChoiceSheet
          label={words.state}
          placeholder={words.state}
          options={options}
          value="2"
          error={fieldText('city_not_in_state')}
          onChange={setState}
        />
        <TextArea label={words.note} optional rows={3} />
        <RadioCards
          legend={words.address}
          value={address}
          onChange={setAddress}
          options={[
            { value: 'home', label: words.home, detail: words.homeDetail },
            { value: 'work', label: words.work, detail: words.workDetail },
          ]}
        />
        <div>
          <FormAlert>{words.sentence}</FormAlert>
          <FormAlert look="ok">{words.sentence}</FormAlert>
        </div>
        <div>
          <Checkbox label={words.agree} defaultChecked />
          <Checkbox label={words.inStock} detail="24" />
          <Checkbox label={words.agree} error={fieldText('required')} />
          <Checkbox label={words.lastOne} detail="0" disabled />
          <Switch
            label={words.warm}
            hint={words.sentence}
            checked={checked}
            onChange={setChecked}
          />
        </div>
      </Columns>
    </Section>
  );
}
