import type { TypedDocumentString } from '../gql/graphql.js';

/** The answer to a document of `graphql(...)`, or to a plain string, of which codegen knows no type. */
export interface GraphQLAnswer<Data = ReturnType<JSON['parse']>> {
  status: number;
  headers: Headers;
  /** Null where an error leaves nothing: a test that reads a field then fails there. */
  data: Data;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[] | undefined;
  extensions: Record<string, unknown> | undefined;
}

type Rest<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, headers?: Record<string, string>]
    : [variables: Variables, headers?: Record<string, string>];

/** Talks to the API as a browser or an integrator does: over HTTP, with the cookies that it receives. */
export class ApiClient {
  readonly #cookies = new Map<string, string>();

  constructor(
    public url: string,
    readonly headers: Record<string, string> = {},
  ) {}

  /** The Cookie header that the next request will carry. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async graphql<Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    ...rest: Rest<Variables>
  ): Promise<GraphQLAnswer<Data>>;
  async graphql(
    document: string,
    variables?: object,
    headers?: Record<string, string>,
  ): Promise<GraphQLAnswer>;
  async graphql(
    query: string | TypedDocumentString<unknown, unknown>,
    variables: unknown = {},
    headers: Record<string, string> = {},
  ): Promise<GraphQLAnswer> {
    const response = await this.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors, extensions } = (await response.json()) as GraphQLAnswer;
    return { status: response.status, headers: response.headers, data, errors, extensions };
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.headers, ...(this.cookie && { cookie: this.cookie }) });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#store(line);
    return response;
  }

  #store(setCookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
