/** What nodemailer says of an attempt that failed; `code` is its own word, `originalCode` that of the system or of TLS. */
interface Said {
  code: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  /** What the number says more exactly (RFC 3463), where the server gave one. */
  enhanced?: string;
}

/** The beginning of a server's answer: its words may quote an address, and are not kept. */
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

const textOf = (error: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
};

function said(error: unknown): Said {
  if (!(error instanceof Error)) return { code: 'unknown' };
  const responseCode: unknown = Reflect.get(error, 'responseCode');
  const enhanced = ENHANCED.exec(textOf(error, 'response') ?? '')?.[1];
  return {
    ...(enhanced && { enhanced }),
    code: textOf(error, 'code') ?? error.name,
    originalCode: textOf(error, 'originalCode'),
    command: textOf(error, 'command'),
    ...(typeof responseCode === 'number' && { responseCode }),
  };
}

/** 5xx that speak of how the portal presents itself: without signing in (530), or as somebody it is not (535, 538). */
const OF_OUR_SETTINGS = [530, 535, 538];

/**
 * Whether the server will never take this mail (RFC 5321, 4.2.1: a permanent negative answer). What it says to the recipient
 * or the text is about the mail; what it says before is about our settings, but for a mail that is too big.
 */
export function isForGood(error: unknown): boolean {
  const { command, responseCode = 0 } = said(error);
  if (responseCode < 500 || OF_OUR_SETTINGS.includes(responseCode)) return false;
  return command === 'RCPT TO' || command === 'DATA' || responseCode === 552;
}

/** What kind of error it was, without the address or the text that a server may quote. */
export function reasonOf(error: unknown): string {
  const { code, originalCode, command, responseCode, enhanced } = said(error);
  const number = [responseCode, enhanced].filter(Boolean).join(' ');
  const answer = responseCode && command ? `${number} to ${command}` : undefined;
  return [code, originalCode, answer].filter(Boolean).join(' ');
}

const UNKNOWN_SIGNER =
  "the mail server's certificate is signed by nobody known here: name the file with its CA in SMTP_CA";

/** What to do about it, for whoever runs the portal. */
const ADVICE: readonly [RegExp, string][] = [
  [/SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER_CERT|VERIFY_LEAF_SIGNATURE)/, UNKNOWN_SIGNER],
  [/ALTNAME_INVALID/, "the mail server's certificate is for another name than the one in SMTP_URL"],
  [/CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/, "the mail server's certificate is not valid today"],
  [/WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG/, 'no TLS is spoken at that port: smtp:// in SMTP_URL'],
  [/^EDNS|ENOTFOUND|EAI_AGAIN/, 'the host in SMTP_URL is not found'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'no mail server answers at SMTP_URL'],
  [/^EAUTH|53[058]( [\d.]+)? to/, 'the mail server refuses the user or the password in SMTP_URL'],
  [/5\d\d( [\d.]+)? to MAIL FROM/, 'the mail server refuses the sender: see MAIL_RETURN_PATH and MAIL_FROM'],
  [/ETIMEDOUT|TimeoutError|ABORT/i, 'the mail server did not answer in time'],
];

/** The advice for a reason of `reasonOf`, where there is one. */
export const adviceFor = (reason: string): string | undefined =>
  ADVICE.find(([pattern]) => pattern.test(reason))?.[1];

/** Answers to the recipient that speak of the address: that there is none such, or that its mailbox takes nothing (RFC 3463: x.1.x, x.2.x). */
const OF_THE_ADDRESS = /\b(55[013])(?: (5\.[12]\.\d{1,3}))? to RCPT TO$/;

/**
 * The number of an answer that says of the address itself that it takes no mail, for a reason of `reasonOf`; of a relay that refuses us, or of a rule
 * against what we are, nothing: the address may be as good as ever.
 */
export function answerOfAddress(reason: string): string | undefined {
  const [, code, enhanced] = OF_THE_ADDRESS.exec(reason) ?? [];
  return code && [code, enhanced].filter(Boolean).join(' ');
}
