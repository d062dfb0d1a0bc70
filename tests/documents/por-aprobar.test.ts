import { describe, expect, test } from 'vitest';
import * as given from '../support/given';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const LISTA = '/registro/por-aprobar';
const ESPERA = 'Devolver $ 889: UY-2026-D3M0C0MP, heladeriapolar.uy';
const LEVANTAR = 'Levantar la retención por medida administrativa, documento MA-77/2026: otraempresa.com.uy';
const MOTIVO = 'Llegó el oficio.';
type Login = 'atencion' | 'direccion' | 'otro';
const at = async (login: Login, path: string) => (await visitor().as(login)).open(path);
const acts = async (login: Login, words: string) => (await at(login, LISTA)).follow(words);

/** Somebody of direction asks to lift a hold, and is the only one who may. */
async function askToLift() {
  await given.staff('dominios', []);
  const name = await (await at('direccion', '/registro/dominios/otraempresa.com.uy')).press(
    'Ver el dominio',
    {
      Motivo: MOTIVO,
    },
  );
  const form = await name.follow(
    'Pedir que se levante la retención por Medida administrativa, documento MA-77/2026',
  );
  return form.press('Pedir que se levante', { Motivo: 'El juicio terminó.' });
}

describe('Por aprobar', () => {
  test('shows what waits, what was done alone and what became of the last ones, in words', async () => {
    const page = await at('direccion', LISTA);
    expect(page).toHaveHeading('Por aprobar');
    expect(page).toSay('antes de 72 horas');
    expect(page).toSay('Espera a una segunda persona, hasta el');
    expect(page).toSay('Se hizo a solas: falta que otra persona lo revise');
    // its space stands outside, where the line may end
    expect(page.$('main a .unbroken').first().text()).toBe('UY-2026-D3M0C0MP,');
    expect(page).toSay('Lo rechazó Irene Dirección: no se hizo');
    expect(page).toSay('Lo aprobó Irene Dirección, y se hizo');
    expect(page).toSay('La renovación se pidió con su cuenta, y el dominio se usa.');
    expect(page).toSay('Nadie lo aprobó a tiempo: no se hizo');
    expect(page.shipsScripts).toBe(false);
  });

  test('has apart what waits for who looks and what they asked for', async () => {
    const of = async (login: Login) => {
      const page = await at(login, LISTA);
      return page
        .$('main section.acts h2')
        .toArray()
        .map((each) => page.$(each).text());
    };
    expect((await of('direccion')).slice(0, 2)).toEqual(['Para usted', 'Por revisar']);
    expect((await of('atencion')).slice(0, 2)).toEqual(['Para usted', 'Pedidos por usted']);
  });

  test('does not repeat to who asked that they did', async () => {
    const heads = async (login: Login, title: string) => {
      const page = await at(login, LISTA);
      const section = page
        .$('main section.acts')
        .filter((_, each) => page.$(each).find('h2').text() === title);
      return section
        .find('thead th')
        .toArray()
        .map((each) => page.$(each).text());
    };
    expect(await heads('atencion', 'Pedidos por usted')).toEqual(['Qué', 'Cuándo', 'Cómo está']);
    expect(await heads('direccion', 'Para usted')).toEqual(['Qué', 'Lo pidió', 'Cuándo', 'Cómo está']);
  });

  test('shows to each only what is theirs to ask or to approve', async () => {
    const page = await at('atencion', LISTA);
    expect(page).toSay(ESPERA);
    expect(page).not.toSay('federico.uy');
    expect((await at('otro', LISTA)).status).toBe(404);
  });

  test('is approved by somebody else, and done: its holder reads it', async () => {
    const act = await acts('direccion', ESPERA);
    // what it is over stands once, below it
    expect(act).toHaveHeading('Devolver $ 889');
    expect(act.text.split('heladeriapolar.uy')).toHaveLength(2);
    // the heading has what is given back now, and this what that comes to
    expect(act).toSay('Devuelto en total: pasa de $ 500 a $ 1.389.');
    expect(act).toSay('El resto se cobró por error.');
    const done = await act.press('Aprobar y devolver $ 889');
    expect(done).toLeaveNotice('Lo aprobó, y ya se hizo.');
    expect(done).toSay('Irene Dirección');
    expect(done.buttons.join()).not.toContain('Aprobar');
    const purchases = await (await visitor().as('titular')).open('/administrar/mis-compras');
    expect(purchases).toSay('−$ 889');
  });

  test('approved and not done is told as a failure, with what to do', async () => {
    const act = await acts('direccion', ESPERA);
    await given.staff('atencion', ['dominios']);
    const done = await act.press('Aprobar y devolver $ 889');
    expect(done).toLeaveNotice(
      'Quien lo pidió ya no tiene ese permiso. Si todavía corresponde, pídalo usted',
    );
    expect(done.$('#aviso .notice').attr('class')).toContain('error');
    expect(done.links['Ir a UY-2026-D3M0C0MP']).toBe('/registro/compras/UY-2026-D3M0C0MP');
  });

  test('leads to what it is about: the purchase and the name', async () => {
    const act = await acts('direccion', ESPERA);
    const name = await act.follow('heladeriapolar.uy');
    expect(name.path).toBe('/registro/dominios/heladeriapolar.uy');
    expect((await act.follow('UY-2026-D3M0C0MP')).path).toBe('/registro/compras/UY-2026-D3M0C0MP');
  });

  test('asks why it is refused, beside the field, and keeps what was typed', async () => {
    const refused = await (await acts('direccion', ESPERA)).press('Rechazar', { 'Motivo del rechazo': '' });
    expect(refused.status).toBe(422);
    expect(refused).toSay('Escriba el motivo.');
    const done = await refused.press('Rechazar', { 'Motivo del rechazo': 'Ya se le devolvió.' });
    expect(done).toSay('Se rechazó: no se hizo');
    expect(done).toSay('Ya se le devolvió.');
  });

  test('leads on from where it was asked, says that nothing is done yet, and how it is done where nobody else can', async () => {
    const told = await askToLift();
    expect(told.path).toBe(LISTA);
    expect(told).toSay('Quedó pedido, y todavía no se hizo');
    expect(told).toSay('Hoy no hay otra persona con ese permiso');
    const act = await told.follow(LEVANTAR);
    expect(act).toSay('Hoy no hay otra persona con este permiso: si hace falta hacerlo, es así.');
    expect(await at('direccion', '/registro/retenciones')).toSay('MA-77/2026');
  });

  test('is done alone with a reason, and stands there until another person looks at it', async () => {
    const waits = await askToLift();
    const act = await waits.follow(LEVANTAR);
    const refused = await act.press('Hacerlo ya', { 'Por qué no se puede esperar': '' });
    expect(refused.status).toBe(422);
    const done = await refused.press('Hacerlo ya', { 'Por qué no se puede esperar': 'Vence hoy.' });
    expect(done).toLeaveNotice('Quedó hecho. Se lo avisamos a dirección');
    expect(done).toSay('Vence hoy.');
    expect((await at('direccion', '/registro/retenciones')).text).not.toContain('MA-77/2026');
    await given.staff('atencion', ['atencion', 'dominios']);
    const other = await acts('atencion', LEVANTAR);
    const reviewed = await other.press('Dar por revisado', { 'Qué encontró': 'El oficio existe.' });
    expect(reviewed).toSay('Se hizo a solas, y se revisó');
    expect(reviewed).toSay('El oficio existe.');
  });

  test('of what was refused says what would have been, when, by whom and why, each by itself', async () => {
    const act = await acts('direccion', 'Devolver $ 1.389: UY-2026-D3M0C0MP, cigüeña.uy');
    expect(act).toSay('Qué cambióNo se devolvió nada.');
    expect(act).toSay('Lo rechazóIrene Dirección');
    expect(act).toSay('Por qué se rechazóLa renovación se pidió con su cuenta, y el dominio se usa.');
    expect(act.text).toMatch(/Se rechazó\d\d\//);
    expect(act.text).not.toContain('con esto');
  });

  test('of what was done alone says that it was done', async () => {
    const LEVANTADA =
      'Levantar la retención por disputa por el nombre, documento DP-2026-3: laotraorilla.com.uy';
    expect(await acts('direccion', LEVANTADA)).toSay('Qué cambióLa retención se levantó.');
  });

  test('of a name that is given back says who receives it, and until when it is renewed', async () => {
    const list = await at('direccion', LISTA);
    const words = Object.keys(list.links).find((each) => each.endsWith(': recuperable.com.uy')) ?? '';
    const act = await list.follow(words);
    expect(act.text).toMatch(/Se renueva un año, hasta el \d\d\/\d\d\/\d{4}, sin cobrar\./);
    expect(act.text).not.toContain('nadie');
    expect(act.text, 'said once').not.toContain('Vencimiento');
  });

  test('has above what is pressed to approve nothing to be written: only a refusal takes a reason', async () => {
    const act = await acts('direccion', ESPERA);
    const { text } = act;
    expect(text.indexOf('Aprobar y devolver')).toBeLessThan(text.indexOf('Motivo del rechazo'));
    expect(act.buttons.slice(-2)).toEqual(['Aprobar y devolver $ 889', 'Rechazar']);
  });

  test('has doing it alone folded while somebody else can approve it, and open where it was refused', async () => {
    const act = await acts('atencion', ESPERA);
    const fold = (page: typeof act) => page.$('main details').has('textarea');
    expect(fold(act).find('summary').text()).toBe('¿No se puede esperar?');
    expect(fold(act).attr('open')).toBeUndefined();
    const refused = await act.press('Hacerlo ya', { 'Por qué no se puede esperar': '' });
    expect(fold(refused).attr('open')).toBeDefined();
    expect(refused).toSay('Escriba el motivo.');
  });

  test('is taken back by who asked', async () => {
    const act = await acts('atencion', ESPERA);
    expect(act.buttons.join()).not.toContain('Aprobar');
    expect(await act.press('Retirar el pedido')).toSay('Se retiró: no se hizo');
  });

  test('is no page of anybody else, nor of what is not there', async () => {
    const { path } = await acts('direccion', ESPERA);
    expect((await at('otro', path)).status).toBe(404);
    const missing = await at('direccion', `${LISTA}/999`);
    expect(missing.status).toBe(404);
    expect(missing.links['Volver a lo que espera']).toBe(LISTA);
    expect(missing.text).not.toContain('no es suyo');
  });
});
