import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { sortName } from '@taem/domain/record/sortName.ts';
import type { Api } from '../../Api.ts';

export type Row = Record<string, unknown> & { id: string };

/** The query of a list in the contract's terms; ten rows per page. */
export interface ListRequest {
  keyword?: string;
  filter?: { name: string; value: string };
  sort?: { field: string; direction: 'ASC' | 'DESC' };
  page?: number;
}

export const PER_PAGE = 10;

/** Computes what the screens of a record must show, from the contract; for a list that is read as a whole, here. */
export class ListOracle {
  private readonly api: Api;
  private readonly record: RecordDeclaration;

  constructor(api: Api, record: RecordDeclaration) {
    this.api = api;
    this.record = record;
  }

  async page(request: ListRequest): Promise<{ rows: Row[]; total: number }> {
    const { many, whole } = this.record;
    if (whole) {
      const found = inOrder(this.found(await this.all(), request.keyword), request.sort);
      const from = PER_PAGE * ((request.page ?? 1) - 1);
      return { rows: found.slice(from, from + PER_PAGE), total: found.length };
    }
    const data = await this.api.send<Record<string, { items: Row[]; total: number }>>(
      `{ ${many}(${argumentsOf(this.record, request)}) { items { ${this.selection()} } total } }`,
    );
    const { items, total } = data[many] ?? { items: [], total: 0 };
    return { rows: items, total };
  }

  async one(id: string): Promise<Row> {
    const { one, update } = this.record;
    const version = update ? 'version' : '';
    const data = await this.api.send<Record<string, Row>>(
      `query ($id: ID!) { ${one}(id: $id) { ${this.selection()} ${version} } }`,
      { id },
    );
    const row = data[one];
    if (!row) throw new Error(`No ${one} ${id}`);
    return row;
  }

  async create(input: Record<string, unknown>): Promise<Row> {
    const { one, type } = this.record;
    return this.write(`create${type}`, input, `${one} { ${this.selection()} }`, one);
  }

  /** Changes a record as another user would, over whatever version it has. */
  async change(id: string, input: Record<string, unknown>): Promise<void> {
    const { one, type } = this.record;
    const { version } = await this.one(id);
    await this.write(`update${type}`, { id, version, ...input }, `${one} { id }`, one);
  }

  async remove(id: string): Promise<void> {
    await this.write(`delete${this.record.type}`, { id }, 'userErrors { code }', null);
  }

  private async write(name: string, input: object, selection: string, one: string | null): Promise<Row> {
    const { type } = this.record;
    const inputType = name.replace(type, `${type}Input`);
    const data = await this.api.send<Record<string, Record<string, unknown> & { userErrors: unknown[] }>>(
      `mutation ($input: ${inputType[0]?.toUpperCase()}${inputType.slice(1)}!) {
         ${name}(input: $input) { ${selection} userErrors { code message path } } }`,
      { input },
    );
    const answer = data[name];
    if (!answer || answer.userErrors.length > 0) throw new Error(`${name}: ${JSON.stringify(answer?.userErrors)}`);
    return (one ? answer[one] : { id: input }) as Row;
  }

  private async all(): Promise<Row[]> {
    const { many } = this.record;
    return (await this.api.send<Record<string, Row[]>>(`{ ${many} { ${this.selection()} } }`))[many] ?? [];
  }

  private found(rows: Row[], keyword = ''): Row[] {
    const searched = Object.keys(this.record.fields).filter((name) => this.record.fields[name]?.searched);
    const has = (row: Row) =>
      searched.some((name) =>
        String(row[name] ?? '')
          .toLowerCase()
          .includes(keyword.toLowerCase()),
      );
    return keyword === '' ? rows : rows.filter(has);
  }

  /** Returns the selection of every value without subfields. */
  private selection(): string {
    const names = Object.entries(this.record.fields).filter(([, field]) => field.kind !== 'own');
    return ['id', ...names.map(([name]) => name)].join(' ');
  }
}

function argumentsOf({ fields }: RecordDeclaration, { keyword, filter, sort, page = 1 }: ListRequest): string {
  const given = [`page: ${page}`, `perPage: ${PER_PAGE}`];
  if (keyword) given.push(`keyword: ${JSON.stringify(keyword)}`);
  if (filter) {
    const isEnum = fields[filter.name]?.kind === 'status';
    given.push(`filter: { ${filter.name}: ${isEnum ? filter.value : JSON.stringify(filter.value)} }`);
  }
  if (sort) given.push(`sort: { field: ${sortName(sort.field)}, direction: ${sort.direction} }`);
  return given.join(', ');
}

function inOrder(rows: Row[], sort: ListRequest['sort']): Row[] {
  if (!sort) return rows;
  const [less, more] = sort.direction === 'ASC' ? [-1, 1] : [1, -1];
  const compare = (one: unknown, other: unknown) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one ?? '').localeCompare(String(other ?? ''), 'th');
  return rows.toSorted((one, other) => {
    const way = compare(one[sort.field], other[sort.field]);
    return way === 0 ? 0 : way < 0 ? less : more;
  });
}
