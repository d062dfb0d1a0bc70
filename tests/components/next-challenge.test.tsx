import { expect, test } from 'vitest';
import NewTicket from '~/routes/generar-ticket/generar-ticket';
import ImportFirst from '~/routes/transferir-dominio/validar';
import { press, settle, show, the } from './screen';

const challenge = (token: string) => ({ pregunta: `¿Cuál es ${token}?`, token });
const refused = {
  lastResult: { initialValue: {}, error: { '': ['No.'] } },
  reglas: [],
  archivosGuardados: [],
  desafio: challenge('otra'),
};
const answer = () => the('input[name=captcha]', HTMLInputElement);

test.each([
  ['a question', NewTicket, { inicial: {}, constraint: {}, operacion: '1', conMisConsultas: false }],
  ['an import', ImportFirst, { borrador: null, ingresado: false, precios: [] }],
])(
  '%s that is refused asks the next captcha at once, though its page is still read anew',
  async (_, Screen, page) => {
    const reads = [{ ...page, desafio: challenge('una') }];
    const loader = () => reads.pop() ?? new Promise<never>(() => undefined);
    await show(Screen, { loader, action: () => refused });
    await settle();
    expect(the('input[name=captchaToken]', HTMLInputElement).value).toBe('una');
    answer().value = 'dos';
    await press(the('form button[value]', HTMLButtonElement));
    await settle();
    expect(document.body.textContent).toContain('No.');
    expect(the('input[name=captchaToken]', HTMLInputElement).value).toBe('otra');
    expect(answer().value, 'answers the question before').toBe('');
  },
);
