import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { thaiMessage } from '@taem/domain/form/thaiMessages.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { writableFields } from '@taem/domain/record/writableFields.ts';
import { type ListOracle, type ListRequest, PER_PAGE } from './ListOracle.ts';
import type { Ids } from './others.ts';
import { CREATED_MARK, chooseFirst, contestedField, contractValue, filled, typedValue } from './validValues.ts';

/** Types with thousands of records, of which none is chosen for a filter. */
const TOO_MANY: ReadonlySet<string> = new Set(['District', 'SubDistrict']);

/** Uses the screens of one declared record as a person would, and compares each answer with the contract's. */
export class RecordWalk {
  private readonly page: Page;
  private readonly record: RecordDeclaration;
  private readonly oracle: ListOracle;
  private readonly ids: Ids;

  constructor(page: Page, record: RecordDeclaration, oracle: ListOracle, ids: Ids) {
    this.page = page;
    this.record = record;
    this.oracle = oracle;
    this.ids = ids;
  }

  async list(): Promise<void> {
    await this.page.goto(`/${this.record.path}`);
    await expect(this.page.getByRole('heading', { level: 1, name: this.record.words.many.th })).toBeVisible();
    await this.shows({});
  }

  /** A keyword finds the records that contain it, and only these. */
  async search(keyword: string): Promise<void> {
    await this.find(keyword);
    await this.shows({ keyword });
    await this.find('');
    await this.shows({});
  }

  async filter(): Promise<void> {
    const isChosen = ([, field]: [string, RecordField]) =>
      field.filtered &&
      (field.kind === 'status' ||
        ((field.kind === 'reference' || field.kind === 'own') && !TOO_MANY.has(field.of ?? '')));
    const found = Object.entries(this.record.fields).find(isChosen);
    if (!found) return;
    const [field, { label }] = found;
    const name = field.replace(/Ids$/, 'Id');
    await chooseFirst(this.page, new RegExp(`^${literally(label.th)}( |$)`));
    await this.page.waitForURL((url) => url.searchParams.has(name));
    const value = new URL(this.page.url()).searchParams.get(name) ?? '';
    await this.shows({ filter: { name, value } });
    await this.page.goBack();
    await this.shows({});
  }

  /** Sorts by a column and opens the next page; Back restores the list. */
  async sortAndPage(): Promise<void> {
    const { fields, whole } = this.record;
    const sorted = ([, field]: [string, RecordField]) =>
      field.listed && (whole ? field.kind !== 'own' && field.kind !== 'reference' : field.sorted);
    const [found] = Object.entries(fields).filter(sorted);
    if (!found) throw new Error('A list without an order');
    const [field, { label }] = found;
    const sort = { field, direction: 'ASC' as const };
    // The sort button extends the accessible name of the heading.
    const heading = this.page.locator(`[role=columnheader][data-field="${field}"]`);
    await expect(heading).toContainText(label.th);
    await heading.click();
    await expect(this.page).toHaveURL(new RegExp(`sort=${field}\\.asc`));
    await this.shows({ sort });
    // This may be the default order: the arrow confirms that it is applied.
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await heading.click();
    await this.shows({ sort: { field, direction: 'DESC' } });
    await this.page.goBack();
    const { total } = await this.shows({ sort });
    if (total > PER_PAGE) {
      await this.button('หน้าถัดไป').click();
      await this.shows({ sort, page: 2 });
    }
  }

  /** The file has all pages of the list: a line for each record, below the names of its columns. */
  async exports(): Promise<void> {
    if (this.record.unexported) return;
    const { total } = await this.oracle.page({});
    await this.button('ส่งออก').click();
    const saved = this.page.waitForEvent('download');
    await this.page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${this.record.words.many.en}.csv`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(linesOf(text)).toBe(total + 1);
  }

  /** A read-only record opens as a separate page. */
  async show(): Promise<void> {
    await this.pressedCell(this.rows.first()).click();
    await expect(this.page).toHaveURL(/\/show$/);
    await expect(this.page.getByRole('heading', { level: 1 })).not.toHaveText(this.record.words.many.th);
    await expect(this.page.locator('dl')).toBeVisible();
  }

  /** Every required field reports that in its own words; then the form creates a record, and only once. */
  async create(): Promise<void> {
    await this.button(`เพิ่ม${this.record.words.one.th}`).click();
    await this.button('บันทึก').click();
    const fields = writableFields(this.record, 'create');
    for (const [name, field] of fields) {
      if (!field.required || (await this.isFilled(field))) continue;
      const message = thaiMessage(field.required);
      if (field.kind === 'own' || filled[this.record.type]?.[name])
        await expect(this.page.getByText(message).first()).toBeVisible();
      else await expect(this.control(field)).toHaveAccessibleDescription(message);
    }
    for (const [name, field] of fields) await this.fill(name, field);
    await this.button('บันทึก').click();
    await expect(this.page.getByRole('alert').filter({ hasText: /แล้ว/ })).toBeVisible();
    if (this.record.type !== 'ServiceAccount') {
      await expect(this.page).toHaveURL(new RegExp(`/${this.record.path}(\\?|$)`));
      return;
    }
    // Its key is the next step.
    await expect(this.page).toHaveURL(/\/show\?tab=keys$/);
    await expect(this.button('สร้างคีย์')).toBeVisible();
    await this.page.goto(`/${this.record.path}`);
  }

  /** Finds the created record in its list, with each value as typed; returns its id. */
  async createdId(): Promise<string> {
    const keyword = this.keywordOfCreated();
    await this.find(keyword);
    await expect(this.rows).toHaveCount(1);
    const id = (await this.rows.first().getAttribute('data-id')) ?? '';
    const row = await this.oracle.one(id);
    const typed = writableFields(this.record, 'create').flatMap(([name, field]) => {
      const value = contractValue(name, field, CREATED_MARK);
      return value === undefined ? [] : [[name, value] as const];
    });
    expect(row).toMatchObject(Object.fromEntries(typed));
    return id;
  }

  /**
   * Another user saves first: a warning, both values side by side, and the own value is kept with what only the other
   * changed.
   */
  async conflict(id: string): Promise<void> {
    const name = contestedField(this.record);
    const { [name]: before } = await this.oracle.one(id);
    await this.open(id);
    const field = this.record.fields[name] as RecordField;
    await expect(this.control(field)).toHaveValue(String(before ?? ''));
    const [mine, theirs] =
      typeof before === 'number' ? [before + 1, before + 2] : [`${before} ของฉัน`, `${before} ของเขา`];
    await this.control(field).fill(String(mine));
    await this.oracle.change(id, { [name]: theirs });
    await this.button('บันทึก').click();
    await expect(this.page.getByText('บันทึกไม่ได้: มีการแก้ไขพร้อมกันอยู่')).toBeVisible();
    const dialog = this.page.getByRole('dialog', { name: 'มีผู้อื่นแก้ไขไปแล้ว' });
    for (const value of [before, mine, theirs])
      await expect(dialog.getByText(String(value), { exact: true })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: `ใช้ของฉันสำหรับ${field.label.th}` })).toBeChecked();
    await dialog.getByRole('button', { name: 'ใช้ค่าที่เลือก' }).click();
    await this.button('บันทึก').click();
    await expect(this.page.getByText(/แก้ไขสำเร็จ|^อัปเดต.*แล้ว$/)).toBeVisible();
    expect((await this.oracle.one(id))[name]).toBe(mine);
  }

  /** Deletes it after confirmation; it is gone from the list. */
  async remove(id: string): Promise<void> {
    await this.open(id);
    await this.button('ลบ').click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'ลบ', exact: true }).click();
    await expect(this.page.getByText('ไม่พบรายการที่ตรงกับที่ค้นหา')).toBeVisible();
  }

  /** A record that sales refer to is kept, and deactivated instead. */
  async deactivate(id: string): Promise<void> {
    await this.page.goto(`/${this.record.path}/${id}`);
    await this.button('ลบ').click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'ลบ', exact: true }).click();
    await expect(dialog.getByText(/ยังถูกใช้อยู่/)).toBeVisible();
    await dialog.getByRole('button', { name: 'เลิกใช้งาน' }).click();
    await expect(this.page.getByText(`เลิกใช้งาน${this.record.words.one.th}แล้ว`)).toBeVisible();
    expect((await this.oracle.one(id)).status).toBe('INACTIVE');
  }

  /** Opens a row: its form, or its page and from there its form. */
  private async open(id: string): Promise<void> {
    await this.pressedCell(this.page.locator(`.MuiDataGrid-row[data-id="${id}"]`)).click();
    await expect(this.page).toHaveURL(new RegExp(`${id}(/show)?$`));
    if (this.page.url().endsWith('/show')) await this.button('แก้ไข').click();
  }

  /** Whether the field is a status that a new record starts with. */
  private async isFilled(field: RecordField): Promise<boolean> {
    return field.kind === 'status' && /ใช้งาน/.test((await this.control(field).textContent()) ?? '');
  }

  private async fill(name: string, field: RecordField): Promise<void> {
    const own = filled[this.record.type]?.[name];
    if (own) return own(this.page, this.ids);
    if (field.kind === 'reference') {
      if (field.required) await chooseFirst(this.page, labelled(field));
    } else if (field.kind === 'status') {
      if (field.required) await chooseFirst(this.page, labelled(field));
    } else {
      const typed = typedValue(name, field, CREATED_MARK);
      if (typed !== null) await this.control(field).fill(typed);
      if (field.kind === 'tags') await this.control(field).press('Enter');
    }
  }

  /** Returns the keyword by which the created record is found. */
  private keywordOfCreated(): string {
    const [found] = Object.entries(this.record.fields).filter(
      ([, field]) => field.searched && !field.readOnly && field.kind === 'text',
    );
    if (!found) throw new Error('A record that cannot be searched for');
    return typedValue(...found, CREATED_MARK) ?? '';
  }

  private async find(keyword: string): Promise<void> {
    const box = this.page.getByRole('searchbox');
    await box.fill(keyword);
    await box.press('Enter');
  }

  /** Checks that the rows are those of the contract for the same query, in the same order. */
  private async shows(request: ListRequest): Promise<{ total: number }> {
    const { rows, total } = await this.oracle.page(request);
    const ids = rows.map(({ id }) => id);
    await expect
      .poll(() => this.rows.evaluateAll((found) => found.map((row) => row.getAttribute('data-id'))))
      .toEqual(ids);
    const from = PER_PAGE * ((request.page ?? 1) - 1);
    const [first, last, all] = [from + 1, Math.min(total, from + PER_PAGE), total].map((count) => formatCount(count));
    if (total > 0) await expect(this.page.getByText(`${first}–${last} จาก ${all}`)).toBeVisible();
    return { total };
  }

  private get rows(): Locator {
    return this.page.locator('.MuiDataGrid-row[data-id]');
  }

  /** Returns a cell that opens the row: any except the checkbox and the picture that can be changed. */
  private pressedCell(row: Locator): Locator {
    return row.locator('[role=gridcell][data-field]:not([data-field=__check__]):not([data-field=imageUrl])').first();
  }

  private control(field: RecordField): Locator {
    return field.kind === 'reference' || field.kind === 'status'
      ? this.page.getByRole('combobox', { name: labelled(field) })
      : this.page.getByLabel(new RegExp(`^${literally(field.label.th)}\\s*\\*?$`));
  }

  private button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}

const labelled = ({ label }: RecordField) => new RegExp(`^${literally(label.th)}( |$)`);

/** Escapes parentheses in words for a regular expression. */
const literally = (words: string) => words.replace(/[()]/g, '\\$&');

/** Returns the records of a file, whatever its cells contain. */
const linesOf = (csv: string) =>
  csv
    .replace(/"[^"]*"/g, '')
    .split('\r\n')
    .filter(Boolean).length;
