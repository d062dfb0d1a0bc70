/** `captchaResponse` of the contract, from the fields `CaptchaField` posts: ALTCHA's payload, or token and answer. */
export function captchaResponseOf(form: FormData): string | undefined {
  const solved = textIn(form, 'altcha');
  if (solved) return solved;
  const token = textIn(form, 'captchaToken');
  return token && `${token}:${textIn(form, 'captcha')}`;
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
