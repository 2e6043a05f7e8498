/** A client of a server under attack: cookies, tokens, answers. */
export class Client {
  #cookies = new Map();

  constructor(origin) {
    this.origin = origin;
  }

  /** Asks; answers status, headers and text. `extra` stands over what is sent by itself. */
  async ask(method, path, body, extra = {}) {
    const headers = { ...this.headers, 'x-requested-with': 'XMLHttpRequest', ...extra };
    const answer = await fetch(this.origin + path, { method, body, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) this.#cookies.set(name, value);
    }
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** Reads a resource. */
  get(resource, options = {}) {
    const data = encodeURIComponent(JSON.stringify({ options }));
    return this.ask('GET', `/resource/${resource}/get/?data=${data}`);
  }

  /** Writes by a resource. */
  post(resource, verb, options, extra) {
    const body = new URLSearchParams({ data: JSON.stringify({ options }) });
    return this.ask('POST', `/resource/${resource}/${verb}/`, body, extra);
  }

  /** The data of an answer that has to be good. */
  async made(resource, verb, options, extra) {
    const answer = await this.post(resource, verb, options, extra);
    if (answer.status !== 200) throw new Error(`${resource} ${verb}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text).resource_response.data;
  }

  /** What a read answers that has to be good. */
  async read(resource, options) {
    const answer = await this.get(resource, options);
    if (answer.status !== 200) throw new Error(`${resource}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text).resource_response.data;
  }

  /** Their own account, as they see it. */
  async account() {
    return JSON.parse((await this.ask('GET', '/v3/users/me/')).text).data;
  }

  /** Registers an upload; answers its id, and how to send its file under a name and a type. */
  async register() {
    const media = JSON.stringify([{ id: 'file', media_type: 'image-story-pin' }]);
    const body = new URLSearchParams({ media_info_list: media });
    const answer = await this.ask('POST', '/v3/media/uploads/register/batch/', body);
    const { upload_id: id, upload_url, upload_parameters } = JSON.parse(answer.text).data.file;
    const send = async (file, name = 'file', type = '') => {
      const form = new FormData();
      for (const [key, value] of Object.entries(upload_parameters)) form.append(key, value);
      form.append('file', file instanceof Blob ? file : new Blob([file], { type }), name);
      const sent = await fetch(upload_url, { method: 'POST', body: form });
      return { status: sent.status, text: await sent.text() };
    };
    return { id, send };
  }

  /** Uploads a picture; answers the status, the text and the upload's id. */
  async upload(file, name, type) {
    const { id, send } = await this.register();
    return { id, ...(await send(file, name, type)) };
  }

  /** How far an upload is. */
  async state(id) {
    return (await this.read('VIPResource', { upload_ids: [id] }))[id];
  }

  /** Headers that make another program this client. */
  get headers() {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    return { cookie, 'x-csrftoken': this.#cookies.get('csrftoken') ?? '', origin: this.origin };
  }

  /** A user who has an account, signed in. */
  static async signedIn(origin, username_or_email, password) {
    const client = new Client(origin);
    await client.ask('GET', '/');
    await client.made('UserSessionResource', 'create', { username_or_email, password });
    return client;
  }

  /** A new user, signed in, who says `more` of themselves, with `extra` headers. */
  static async user(origin, name, more = { age: 30 }, extra = {}) {
    const client = new Client(origin);
    await client.ask('GET', '/');
    const email = `${name}@example.com`;
    const account = { email, username: name, password: 'correct horse battery', first_name: name, ...more };
    await client.made('UserRegisterResource', 'create', account, extra);
    return client;
  }
}
