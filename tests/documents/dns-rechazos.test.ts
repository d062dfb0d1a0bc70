import { describe, expect, test } from 'vitest';
import type { Answers } from '../support/portal/form';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

/** The specification's refusals of records and delegations (its section 5), to the letter and on their form. */

const at = (accion: string, dominio: string, query = {}) =>
  `/administrar/ver-dominio/dns/${accion}?${new URLSearchParams({ dominio, ...query })}`;

onDemoData();

const ERRONEOS = 'Existen errores en los campos. Verifiquelos e intente nuevamente.';

const RECORDS: [string, string, Answers, string, string][] = [
  [
    'without what its type needs',
    'MX',
    { Prioridad: '10' },
    'Servidor de correo',
    'Debe completar todos los campos obligatorios.',
  ],
  ['with no IPv4', 'A', { Nombre: 'nuevo', 'Dirección IPv4': '192.0.2.256' }, 'Dirección IPv4', ERRONEOS],
  ['with no IPv6', 'AAAA', { Nombre: 'nuevo', 'Dirección IPv6': '192.0.2.1' }, 'Dirección IPv6', ERRONEOS],
  [
    'of a service without the dot of its server',
    'SRV',
    { Prioridad: '1', Peso: '1', Puerto: '5060', Servidor: 'sip.ejemplo.com' },
    'Servidor',
    'El nombre del servidor del registro SRV debe ser FQDN y deben finalizar con un punto.',
  ],
  [
    'beside an alias',
    'A',
    { Nombre: 'www', 'Dirección IPv4': '192.0.2.1' },
    'Nombre',
    'No se puede agregar un registro A porque ya existe un CNAME con el mismo nombre (www.titular.uy).',
  ],
  [
    'that is an alias beside another one',
    'CNAME',
    { Nombre: 'mail', 'Nombre canónico': 'ejemplo.com.' },
    'Nombre',
    'No se puede agregar un registro CNAME porque ya existe un A con el mismo nombre (mail.titular.uy).',
  ],
];

test.each(RECORDS)(
  'a record %s is refused, and what was typed stays',
  async (_, tipo, typed, field, text) => {
    const form = await (await visitor().as('titular')).open(at('registro', 'titular.uy', { tipo }));
    const page = await form.press('Agregar registro', typed);
    expect(page.status).toBe(422);
    expect(page.errors.length).toBeGreaterThan(0);
    expect(page).toSay(text);
    expect(page.field(field).invalid).toBe(true);
    for (const [label, value] of Object.entries(typed)) expect(page.field(label).value).toBe(value);
  },
);

describe('servers', () => {
  const delegate = async (...nombres: string[]) => {
    const rows = nombres.map((nombre, place) => [`nameservers[${place}].nombre`, nombre]);
    const path = at('delegar', 'titular.uy');
    return (await visitor().as('titular')).post(path, { intencion: 'delegar', ...Object.fromEntries(rows) });
  };

  test.each([
    ['without a name', ['ns1.ejemplo.com', ''], 'El nombre del servidor de nombres no puede ser vacío.'],
    [
      'twice the same',
      ['ns1.ejemplo.com', 'NS1.Ejemplo.com.'],
      'No se puede delegar un dominio con nombres duplicados.',
    ],
  ])('%s are no delegation', async (_, nombres, text) => {
    const page = await delegate(...nombres);
    expect(page.status).toBe(422);
    expect(page).toSay(text);
    expect(page.within('Servidor 2').$('[aria-invalid=true]')).toHaveLength(1);
    expect(page.html).toContain('value="ns1.ejemplo.com"');
  });

  test('are not added twice, and not deleted below as many as are needed', async () => {
    const person = await visitor().as('titular');
    const detail = await person.open(`/administrar/ver-dominio?dominio=${encodeURIComponent('ñandú.uy')}`);
    const edits = Object.keys(detail.links).filter((words) => words.startsWith('Editar ns'));
    expect(edits).toHaveLength(2);
    expect(Object.keys(detail.links).filter((words) => words.startsWith('Eliminar ns'))).toEqual([]);
    const form = await person.open(at('nameserver', 'ñandú.uy'));
    const page = await form.press('Agregar nameserver', { Nombre: edits[1]?.split(' ')[1] ?? '' });
    expect(page.status).toBe(422);
    expect(page).toShowError('Nombre', 'No se puede agregar un nameserver con nombres duplicados.');
  });

  test('below a name that is not registered are each told by their own', async () => {
    const asked = await delegate('ns1.nadie-lo-tiene.uy', 'ns2.nadie-lo-tiene.uy');
    const page = await asked.press('Guardar igual');
    for (const server of ['ns1', 'ns2'])
      expect(page).toSay(`${server}.nadie-lo-tiene.uy está en un dominio que no está registrado`);
  });

  test('that do not answer yet are told of, and saved all the same by who wants it', async () => {
    const asked = await delegate('ns1.nadie.invalid', 'ns2.nadie.invalid');
    expect(asked).toSay('Los servidores todavía no están listos');
    expect(asked.$('dialog .notice').text(), 'and not above too').not.toContain('no tiene dirección IP');
    const beside = asked.$('dialog fieldset .hint strong');
    expect(
      beside.toArray().map((each) => asked.$(each).text()),
      'each beside its own name',
    ).toEqual([
      'ns1.nadie.invalid no tiene dirección IP: nadie lo encuentra.',
      'ns2.nadie.invalid no tiene dirección IP: nadie lo encuentra.',
    ]);
    expect(await asked.press('Guardar igual')).toSay('Se guardan sus registros');
  });
});
