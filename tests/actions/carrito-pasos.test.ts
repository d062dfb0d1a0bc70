import { describe, expect, it } from 'vitest';
import { PASOS, type Paso } from '~/addresses';
import { type Avance, COMPRA } from '~/routes/carrito-compra/steps.server';
import { missing } from '~/session/wizard.server';

const completo: Avance = { articulos: 2, sinTitular: 0, cuenta: 'guardada' };

const VACIO = 'No hay artículos en el carro de compra para continuar.';
const SIN_TITULAR = 'No se ha ingresado un titular para todos los dominios';
const SIN_CUENTA = 'Debe seleccionar una cuenta o crear una nueva, y confirmarla con «Continuar».';
const PERDIDA = 'Error al obtener la forma de pago guardada';

/** What has been given → for steps one to four, where it leads ('=' stays) and what is said. */
const TABLE: [string, Partial<Avance>, Record<'uno' | 'dos' | 'tres' | 'cuatro', '=' | [Paso, string]>][] = [
  ['everything', {}, { uno: '=', dos: '=', tres: '=', cuatro: '=' }],
  [
    'no lines',
    { articulos: 0 },
    { uno: '=', dos: ['uno', VACIO], tres: ['uno', VACIO], cuatro: ['uno', VACIO] },
  ],
  [
    'nothing at all',
    { articulos: 0, sinTitular: 0, cuenta: 'ninguna' },
    { uno: '=', dos: ['uno', VACIO], tres: ['uno', VACIO], cuatro: ['uno', VACIO] },
  ],
  [
    'a domain without holder',
    { sinTitular: 1 },
    { uno: '=', dos: '=', tres: ['dos', SIN_TITULAR], cuatro: ['dos', SIN_TITULAR] },
  ],
  [
    'neither holder nor account',
    { sinTitular: 2, cuenta: 'ninguna' },
    { uno: '=', dos: '=', tres: ['dos', SIN_TITULAR], cuatro: ['dos', SIN_TITULAR] },
  ],
  ['no account', { cuenta: 'ninguna' }, { uno: '=', dos: '=', tres: '=', cuatro: ['tres', SIN_CUENTA] }],
  ['a lost account', { cuenta: 'perdida' }, { uno: '=', dos: '=', tres: '=', cuatro: ['tres', PERDIDA] }],
];

describe.each(TABLE)('the steps of the purchase with %s', (_name, given, expected) => {
  const avance = { ...completo, ...given };

  it.each(['uno', 'dos', 'tres', 'cuatro'] as const)('step %s', (paso) => {
    const lead = missing(COMPRA, paso, avance);
    const outcome = expected[paso];
    if (outcome === '=') expect(lead).toBeUndefined();
    else expect(lead).toMatchObject({ vuelve: outcome[0], mensaje: outcome[1] });
  });

  it('never leads to a step that is closed too', () => {
    for (const paso of PASOS) {
      const lead = missing(COMPRA, paso, avance);
      if (lead) expect(missing(COMPRA, lead.vuelve, avance)).toBeUndefined();
    }
  });
});
