import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The pages of a member's profile, block by block, in Thai. */
export class Profile {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  block(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** Returns a field of the block being edited, required or not. */
  field(name: string): Locator {
    return this.page.getByLabel(new RegExp(`^${name}\\s*\\*?$`));
  }

  async edit(block: string): Promise<void> {
    await this.button(`แก้ไข${block}`).click();
  }

  async choose(name: string, option: string | RegExp): Promise<void> {
    await this.page.getByRole('combobox', { name, exact: true }).click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  /** Saves the block being edited, and checks that it was saved. */
  async save(): Promise<void> {
    await this.button('บันทึก').click();
    const popup = this.page.getByRole('alertdialog', { name: 'สำเร็จ' });
    await expect(popup).toContainText('บันทึกสำเร็จ');
    await popup.getByRole('button', { name: 'ตกลง' }).click();
    await expect(popup).toHaveCount(0);
  }
}
