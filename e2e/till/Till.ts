import { expect, type Locator, type Page } from '@playwright/test';

/** The till as a cashier works it, in Thai. Every step waits for what the cashier would see. */
export class Till {
  readonly page: Page;
  readonly due: Locator;
  readonly proceed: Locator;

  constructor(page: Page) {
    this.page = page;
    this.due = page.getByTestId('amount-due');
    this.proceed = page.getByRole('button', { name: 'ชำระเงิน', exact: true });
  }

  async startGuestSale(): Promise<void> {
    await this.page.goto('/payment');
    await this.page.getByRole('button', { name: /^ลูกค้าทั่วไป/ }).click();
    await this.page.getByRole('button', { name: 'ข้าม', exact: true }).click();
  }

  async startMemberSale(phone: string): Promise<void> {
    await this.page.goto('/payment/search-member');
    await this.page.getByRole('combobox').fill(phone);
    await expect(this.page.getByRole('row')).toHaveCount(2);
    await this.page.getByRole('row').nth(1).click();
    await this.page.getByRole('button', { name: 'ดำเนินการต่อ', exact: true }).click();
    await this.page.waitForURL('**/payment/addproduct');
  }

  async add(product: string, times = 1): Promise<void> {
    // The basket's plus button has the same name; the card is the one that shows a price.
    const card = this.page.getByRole('button', { name: `เพิ่ม ${product}`, exact: true }).filter({ hasText: '฿' });
    for (let time = 0; time < times; time += 1) await card.click();
  }

  /** From the basket to the confirmation, with the cash that the customer hands over. */
  async takeCash(received: string): Promise<Locator> {
    await this.proceed.click();
    await this.page.waitForURL('**/payment/channels');
    await this.page.getByRole('button', { name: /^เงินสด/ }).click();
    const cash = this.page.getByRole('dialog', { name: 'รับเงินสด' });
    await cash.getByLabel('รับเงินมา (บาท)').fill(received);
    await cash.getByRole('button', { name: 'ชำระเงิน', exact: true }).click();
    return this.confirm();
  }

  confirm(): Locator {
    return this.page.getByRole('dialog', { name: 'ยืนยันการชำระเงิน' }).getByRole('button', { name: 'ยืนยัน', exact: true });
  }

  async receiptNumber(): Promise<string> {
    await this.page.waitForURL('**/payment/success');
    const text = (await this.page.getByText(/เลขที่ใบเสร็จ/).textContent()) ?? '';
    return text.replace(/^.*\s/, '');
  }
}
