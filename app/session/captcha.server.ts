/**
 * The answer to a captcha as the registry takes it: what the browser worked out, or `<token>:<answer>` of the plain
 * question. Null when none was given.
 */
export function captchaResponseOf(fields: FormData | URLSearchParams): string | null {
  const text = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  if (text('altcha')) return text('altcha');
  return text('captcha') && text('captchaToken') ? `${text('captchaToken')}:${text('captcha')}` : null;
}
