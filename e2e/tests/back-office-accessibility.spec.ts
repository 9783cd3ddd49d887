import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { DESK, enterAsStaff, speakStaff, test } from '../fixtures/office-test.ts';
import { expect } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

/** Every page of the back office that needs nothing arranged. */
const PAGES = [
  '/',
  '/orders',
  '/orders/new',
  '/staff',
  '/roles',
  '/roles/new',
  '/audit',
  '/my-security',
  '/no-such-page',
];

// Colours on their way from one state to the other are neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the pages of staff have no accessibility faults on an Arabic phone', async ({
  page,
  context,
}) => {
  const ar = wordsOf('ar', 'admin');
  await expectNoFaults(page, '/sign-in');
  await enterAsStaff(context, 'owner');
  for (const path of PAGES) await expectNoFaults(page, path);
  await page.getByRole('button', { name: ar('frame.more') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the menu');
});

test.describe('on a desk', () => {
  test.use({ ...DESK, colorScheme: 'dark' });

  test('the pages of staff have no accessibility faults in English in the evening', async ({
    page,
    context,
    expectConsole,
  }) => {
    const en = wordsOf('en', 'admin');
    expectConsole(/status of 404/);
    await speakStaff(context, 'en');
    await page.goto('/invitation#no-such-invitation');
    await expect(page.getByText(en('people.invitationGone'))).toBeVisible();
    await expectAccessible(page, '/invitation');
    await enterAsStaff(context, 'owner');
    for (const path of PAGES) await expectNoFaults(page, path);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expectAccessible(page, 'the palette');
    // By the keyboard alone: to the roles, and the list of keys.
    await page.keyboard.type('rol');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/roles');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: en('frame.shortcuts') })).toBeVisible();
    await expectAccessible(page, 'the shortcuts');
  });
});

async function expectNoFaults(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, path);
}
