import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';

/** A board as the server answers it. */
export interface Board {
  id: string;
  name: string;
  /** Path of its page. */
  url: string;
}

/** A pin as the server answers it. */
export interface Pin {
  id: string;
  title: string;
  description: string;
}

/** A photograph or a film that was sent. */
export interface Upload {
  id: string;
  /** Its content's hash. */
  signature: string;
}

/** What is said about a new pin; `photograph` is the path of its file. */
export interface NewPin {
  board: Board;
  photograph: string;
  title: string;
  description?: string;
  /** Where it leads. */
  link?: string;
  /** What it is about, in the pinner's words. */
  topics?: string[];
}

/**
 * A user who calls the doors of the server as the web app does, but without a
 * browser: brings about quickly what a journey only needs and does not show.
 */
export class User {
  readonly password = 'correct horse battery';

  private constructor(
    private readonly request: APIRequestContext,
    readonly email: string,
    readonly username: string,
    readonly fullName: string,
    readonly id: string,
  ) {}

  /** Makes an account. `request` keeps the session and belongs to this user alone. */
  static async signUp(request: APIRequestContext, first: string, last: string): Promise<User> {
    const email = `${first}.${crypto.randomUUID()}@pins.test`.toLowerCase();
    const visitor = new User(request, email, '', '', '');
    // Not home: a visitor's home is kept for a while, and nothing is on it yet.
    await request.get('/login/');
    const { user } = await visitor.call<{
      user: { id: string; username: string; full_name: string };
    }>('UserRegisterResource/create', {
      email,
      password: visitor.password,
      first_name: first,
      last_name: last,
    });
    return new User(request, email, user.username, user.full_name, user.id);
  }

  /** Path of the profile. */
  get url(): string {
    return `/${this.username}/`;
  }

  /** Begins a new session, where the one before has ended. */
  async logIn(): Promise<void> {
    const { email, password } = this;
    await this.request.get('/login/');
    await this.call('UserSessionResource/create', { username_or_email: email, password });
  }

  /** Signs a browser in as this user. */
  async enter(context: BrowserContext): Promise<void> {
    const { cookies } = await this.request.storageState();
    await context.addCookies(cookies);
  }

  createBoard(name: string, description = ''): Promise<Board> {
    return this.call('BoardResource/create', { name, description, privacy: 'public' });
  }

  /** Adds a section with these pins; answers the path of its page. */
  async createSection(board: Board, name: string, pins: Pin[]): Promise<string> {
    const initial_pins = pins.map(({ id }) => id);
    const section = { board_id: board.id, name, initial_pins };
    const { slug } = await this.call<{ slug: string }>('BoardSectionResource/create', section);
    return `${board.url}${slug}/`;
  }

  async createPin({ board, photograph, ...words }: Omit<NewPin, 'topics'>): Promise<Pin> {
    return this.send('PinResource/create', {
      ...words,
      board_id: board.id,
      file: jpeg(photograph),
    });
  }

  /** Makes a pin of a photograph or a film that was sent. */
  createPinOf({ id }: Upload, { board, ...words }: Omit<NewPin, 'photograph'>): Promise<Pin> {
    return this.call('PinResource/create', { ...words, board_id: board.id, upload_id: id });
  }

  /** Sends a photograph, or a film, once, for whatever names it by its id or its signature. */
  async upload(path: string): Promise<Upload> {
    const isFilm = path.endsWith('.mp4');
    const target = await this.register(isFilm ? 'video' : 'image-story-pin');
    const { upload_url: url, upload_parameters: parameters, upload_id: id } = target;
    const file = { ...jpeg(path), ...(isFilm && { mimeType: 'video/mp4' }) };
    const multipart = { ...parameters, file };
    const sent = await this.request.post(url, { headers: await this.headers(), multipart });
    await expect(sent, await sent.text()).toBeOK();
    const state = async () => {
      const data = JSON.stringify({ options: { upload_ids: [id] } });
      const answer = await this.request.get('/resource/VIPResource/get/', { params: { data } });
      return (await answer.json()).resource_response.data[id];
    };
    const isMade = async () => (await state()).status;
    await expect.poll(isMade, { timeout: isFilm ? 60_000 : 15_000 }).toBe('succeeded');
    return { id, signature: (await state()).signature };
  }

  private async register(media_type: string) {
    const media = [{ id: 'file', media_type }];
    const answer = await this.request.post('/v3/media/uploads/register/batch/', {
      headers: await this.headers(),
      data: { media_info_list: JSON.stringify(media) },
    });
    await expect(answer, await answer.text()).toBeOK();
    return (await answer.json()).data.file;
  }

  /** Calls a resource, given as `Resource/verb`. */
  call<Answer>(resource: string, options: object): Promise<Answer> {
    return this.send(resource, { source_url: '/', data: JSON.stringify({ options }) });
  }

  private async send<Answer>(
    resource: string,
    multipart: Record<string, string | ReturnType<typeof jpeg>>,
  ): Promise<Answer> {
    const headers = await this.headers();
    const form = multipart as Record<string, string>;
    const response = await this.request.post(
      `/resource/${resource}/`,
      'file' in multipart ? { headers, multipart } : { headers, form },
    );
    await expect(response, await response.text()).toBeOK();
    return (await response.json()).resource_response.data;
  }

  private async headers(): Promise<Record<string, string>> {
    const { cookies } = await this.request.storageState();
    return { 'X-CSRFToken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '' };
  }
}

function jpeg(photograph: string) {
  return {
    name: basename(photograph),
    mimeType: 'image/jpeg',
    buffer: readFileSync(photograph),
  };
}
