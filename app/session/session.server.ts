import { now, secondsBefore, stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { log } from '~/base/log.server';
import { csrfToken, isCsrfToken, sameText, seal, unseal, visitorName } from '~/base/secrets.server';
import { withTimeout } from '~/database/timeouts';
import type { Identidad } from '~/openid/claims.server';
import type { Acr } from '~/registry/domain/step-up';
import { cookieFor, forgetCookie, idFromCookie } from './cookie.server';
import { type Credentials, credentialsOf } from './credentials.server';
import { keepDraft, takeDraft } from './forms/drafts.server';
import { endOf, isConfirmed, isForgotten, isWorthSaying, speaksFor } from './limits.server';
import {
  deleteSession,
  endSession,
  findSession,
  insertSession,
  type KeptSession,
  type Remembered,
  readLongText,
  removeValue,
  renewSession,
  type SessionRow,
  type SignedInRow,
  type TokenColumns,
  touchSession,
  updateTokens,
  writeValue,
} from './store.server';
import type { SessionKey, SessionValues, ShownDraft } from './values';

/** Being used is written down at most this often: a page view is not worth a write each. */
const TOUCH_SECONDS = 60;
/** A sign-in this young is not refused because it is old. */
const FRESH_SECONDS = 60;

/** What a page that is only read writes down: not worth its failure, nor a person's time. */
const LIGHTLY_MS = 300;
const lightly = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  withTimeout(LIGHTLY_MS, work).catch((error: unknown) => {
    log.warn({ error }, 'a session could not be written');
    return undefined;
  });

/** At the first use on a day the browser is told to keep its cookie anew, however little time has passed since the last one. */
const dateOf = (moment: string): string => moment.slice(0, 'AAAA-MM-DD'.length);

/** What was found of the session that a cookie names, before its page was asked for. */
export class AskedSession {
  readonly id: string;
  readonly kept: KeptSession | undefined;

  constructor(id: string, kept: KeptSession | undefined) {
    this.id = id;
    this.kept = kept;
  }
}

/** One browser's session. It has no row until something must be remembered. */
export class Session {
  #id: string;
  #row: SessionRow | undefined;
  #agent: string;
  #cookie: 'as it is' | 'not needed' | 'set' | 'forget';
  /** What is remembered, as read with the row; nothing where it changed since. */
  #values: readonly Remembered[] | undefined;
  #persona: Identidad | null = null;
  #credentials: Credentials | null = null;

  private constructor(id: string, kept: KeptSession | undefined, agent: string, known: boolean) {
    this.#id = id;
    this.#agent = agent;
    this.#cookie = known ? 'as it is' : 'not needed';
    this.#adopt(kept);
  }

  /** The session of a request: the one its cookie names, or a fresh one. `asked` is what the front door found of it, where it looked. */
  static async of(request: Request, asked?: AskedSession): Promise<Session> {
    const agent = request.headers.get('User-Agent') ?? '';
    const id = idFromCookie(request.headers.get('Cookie'));
    if (id === null) return new Session(randomId(), undefined, agent, false);
    const kept = asked?.id === id ? asked.kept : await findSession(id);
    if (kept && isForgotten(kept.row.vista, now())) {
      await deleteSession(id);
      return new Session(randomId(), undefined, agent, false);
    }
    const session = new Session(id, kept, agent, true);
    await session.#touch();
    return session;
  }

  #adopt(kept: KeptSession | undefined): void {
    this.#row = kept?.row;
    this.#values = kept?.values ?? [];
    this.#persona = kept?.row.persona ? JSON.parse(kept.row.persona) : null;
    this.#credentials = credentialsOf(kept?.row.credenciales);
  }

  async #touch(): Promise<void> {
    if (!this.#row || (this.#row.oid !== null && this.person === null)) return;
    const { vista } = this.#row;
    if (vista > secondsBefore(now(), TOUCH_SECONDS)) return;
    await lightly(() => touchSession(this.#id, now()));
    if (dateOf(vista) < dateOf(stamp(now()))) this.#cookie = 'set';
  }

  /** Who is signed in, while the session lasts. */
  get person(): Identidad | null {
    return this.#row && speaksFor(this.#row, now()) ? this.#persona : null;
  }

  /** Whether somebody was signed in here and no longer is: the session is over. */
  get ended(): boolean {
    return this.#row !== undefined && this.#row.oid !== null && this.person === null;
  }

  /** Whether signing in again may help: not right after it, or a registry that never accepts it would go round for ever. */
  get isStale(): boolean {
    const since = this.#row?.ingreso;
    return (
      this.person !== null &&
      since !== null &&
      since !== undefined &&
      since <= secondsBefore(now(), FRESH_SECONDS)
    );
  }

  /** Ends the sign-in that the registry no longer accepts; what the browser had stays for the person. */
  async expire(): Promise<void> {
    await endSession(this.#id, now());
    await this.reload();
  }

  /** The oid of who is signed in, or was until the session ended. */
  get lastOid(): string | null {
    return this.#row?.oid ?? null;
  }

  /** What the provider gave for the person who is signed in. */
  get credentials(): Credentials | null {
    return this.person === null ? null : this.#credentials;
  }

  /** When the person is signed out if they ask nothing more; null of nobody signed in. */
  get endsAt(): string | null {
    return this.#row && this.person !== null ? endOf(this.#row, now()) : null;
  }

  /** When its person signed in once more, as long as that counts: a session may be in other hands. */
  get confirmed(): string | undefined {
    const confirmada = this.person === null ? null : (this.#row?.confirmada ?? null);
    return isConfirmed(confirmada, now()) ? confirmada : undefined;
  }

  /** How they showed then who they are. */
  get confirmedBy(): Acr | undefined {
    return this.confirmed ? (this.#row?.acr ?? undefined) : undefined;
  }

  /** When and how they showed it last, as the registry is told: the longest that anything of it counts is an hour. */
  get lastShown(): { claveEn?: string; acr?: Acr } {
    const { confirmada = null, acr } = (this.person !== null && this.#row) || {};
    return isWorthSaying(confirmada, now()) ? { claveEn: confirmada, ...(acr && { acr }) } : {};
  }

  /** Reads what another request may have written down meanwhile. */
  async reload(): Promise<void> {
    this.#adopt(await findSession(this.#id));
  }

  /** Keeps other tokens of the same sign-in. */
  async keepTokens(columns: TokenColumns): Promise<void> {
    await updateTokens(this.#id, columns);
    await this.reload();
  }

  /** What may be shown of this session; null while it has no row. */
  get publicId(): string | null {
    return this.#row?.publico ?? null;
  }

  /** What others call this session, where its id must not go. */
  get visitor(): string {
    return visitorName(this.#id);
  }

  /** Whether nothing is remembered of who asks: what they see is what anybody sees. */
  get isBlank(): boolean {
    return this.#row === undefined;
  }

  /** The token that every form of this session carries; the browser has to keep what it stands for. */
  get csrf(): string {
    this.keep();
    return csrfToken(this.#id);
  }

  /** From here on the browser has to keep this session: who only reads needs none. */
  keep(): void {
    if (this.#cookie === 'not needed') this.#cookie = 'set';
  }

  /** Whether a form's token is this session's, or that of the ended session which this person's own continues. */
  accepts(token: string): boolean {
    const former = this.#row?.csrf_anterior;
    return (
      isCsrfToken(this.#id, token) || (former !== null && former !== undefined && sameText(token, former))
    );
  }

  /** One remembered value. */
  async read<K extends SessionKey>(key: K): Promise<SessionValues[K] | undefined> {
    if (!this.#row) return undefined;
    const sealed = await this.#sealed(key);
    const text = sealed === undefined ? null : unseal(sealed);
    if (text === null) return undefined;
    const value: SessionValues[K] = JSON.parse(text);
    return value;
  }

  async #sealed(key: SessionKey): Promise<string | undefined> {
    if (key === 'textoLargo') return readLongText(this.#id, this.#owner);
    if (this.#values === undefined) await this.reload();
    const owner = this.#owner;
    return this.#values?.find(({ dueno, clave }) => dueno === owner && clave === key)?.valor;
  }

  /** Remembers a value. `owner` is somebody else's oid only for a draft of who was signed in until now. */
  async write<K extends SessionKey>(key: K, value: SessionValues[K], owner = this.#owner): Promise<void> {
    if (!this.#row) {
      this.keep();
      await insertSession(this.#id, this.#agent, now());
      await this.reload();
    }
    await writeValue(this.#id, owner, key, seal(JSON.stringify(value)));
    this.#values = undefined;
  }

  /** Remembers what a page that is only read is worth remembering for: neither its failure nor a person's time. */
  async note<K extends SessionKey>(key: K, value: SessionValues[K]): Promise<void> {
    await lightly(() => this.write(key, value));
  }

  /** Forgets a value. */
  async remove(key: SessionKey): Promise<void> {
    if (this.#row) await removeValue(this.#id, this.#owner, key);
    this.#values = undefined;
  }

  /** Reads a value and forgets it; of two requests at once only one gets it. */
  async take<K extends SessionKey>(key: K): Promise<SessionValues[K] | undefined> {
    const value = await this.read(key);
    if (value === undefined) return undefined;
    // Where nothing can be written, on a full disk for one, it is better told twice than never.
    const mine = await lightly(() => removeValue(this.#id, this.#owner, key));
    this.#values = undefined;
    return mine === false ? undefined : value;
  }

  get #owner(): string {
    return this.person?.oid ?? '';
  }

  /** Keeps the typed fields of a form that could not be attended, for the page at `path`. */
  keepDraft(path: string, form: FormData): Promise<void> {
    return keepDraft(this, path, form);
  }

  /** The draft kept for the page at `path`, to fill its form with. */
  takeDraft(path: string): Promise<ShownDraft | null> {
    return takeDraft(this, path);
  }

  /** Makes this the session of a person, under a new id. */
  async renewFor(signedIn: Omit<SignedInRow, 'agente' | 'csrf_anterior'>): Promise<void> {
    const next = randomId();
    const samePerson = this.lastOid === signedIn.oid;
    const former = samePerson ? this.csrf : null;
    const row = { ...signedIn, csrf_anterior: former, agente: this.#agent };
    await renewSession(this.#row ? this.#id : null, next, row, now());
    this.#id = next;
    await this.reload();
    this.#cookie = 'set';
  }

  /** Ends this session and forgets all it remembered. */
  async destroy(): Promise<void> {
    await deleteSession(this.#id);
    this.#id = randomId();
    this.#adopt(undefined);
    this.#cookie = 'forget';
  }

  /** What the answer must tell the browser to keep, if anything. */
  get setCookie(): string | null {
    if (this.#cookie === 'forget') return forgetCookie();
    return this.#cookie === 'set' ? cookieFor(this.#id) : null;
  }
}
