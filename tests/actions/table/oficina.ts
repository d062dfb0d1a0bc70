import { type Acts, NOTHING_TYPED } from '../../support/actions/act';
import { found } from '../../support/actions/registry';
import * as given from '../../support/given';
import { visitor } from '../../support/portal/portal';

const DOMINIO = '/registro/dominios/titular.uy';
const FALLOS = '/registro/fallos';
const LEFT = 'Dejar sin hacer: Renovar, vencer o eliminar un dominio, titular.uy';
const PERSONAL = '/registro/personal';

const sets = found(
  "select conjunto from funcionario_conjuntos where funcionario_id = (select id from funcionarios where usuario_id = (select id from usuarios where login = 'atencion')) order by conjunto",
);

/** The page of the first of staff, open to who decides what each may do. */
async function ofAttention() {
  const page = await (await visitor().as('direccion')).open(PERSONAL);
  return page.follow('Horacio Atención');
}

const looks = found(
  "select despues from dominio_historia where suceso = 'MIRADA_DEL_REGISTRO' and nombre = 'titular.uy'",
);

const searches = found("select sobre from oficina_historia where clase = 'busqueda' order by id");
/** Something was set aside. */
async function withFailure() {
  await given.tries({
    clase: 'vida',
    clave: 'titular.uy',
    intentos: 12,
    proximo_intento: '2026-11-20T12:00:00Z',
    error: 'la base no respondió',
    desde: '2026-11-20T12:00:00Z',
    tomado_por: null,
    tomado_hasta: null,
    estado: 'APARTADO',
  });
  return (await visitor().as('direccion')).open(FALLOS);
}
const work = found("select estado from trabajos where clave = 'titular.uy'");

/** What the registry's own people do at their desk. */
export const oficina: Acts = {
  'routes/registro/buscar/buscar': {
    buscar: {
      what: 'looking for anything in the box of the desk',
      begin: async () => (await visitor().as('atencion')).open('/registro/buscar'),
      press: /^Buscar/,
      typed: { 'Qué busca': 'titular.uy' },
      done: {
        to: null,
        holds: searches,
        after: ['titular.uy'],
        again: { anew: 'every search is kept, also of the same' },
      },
      wrong: { typed: { 'Qué busca': ' ' }, says: { buscado: 'Escriba qué busca.' } },
      stranger: 'otro',
    },
  },
  'routes/registro/dominios/dominio': {
    mirar: {
      what: 'saying why a name is looked at',
      begin: async () => (await visitor().as('atencion')).open(DOMINIO),
      press: /^Ver el dominio/,
      typed: { Motivo: 'Consulta 1234.' },
      done: {
        to: DOMINIO,
        says: /^Puede ver titular\.uy hasta el /,
        holds: looks,
        after: ['{"motivo":"Consulta 1234."}'],
      },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo: queda guardado.' } },
      stranger: 'otro',
    },
  },
  'routes/registro/personal/funcionario': {
    cambiar: {
      what: 'deciding what somebody of staff may do',
      begin: ofAttention,
      press: /^Guardar/,
      typed: { Contenidos: true, Motivo: 'Cubre una licencia.' },
      done: {
        to: PERSONAL,
        says: 'Horacio Atención ahora es de Atención y Contenidos.',
        holds: sets,
        after: ['atencion', 'contenidos'],
      },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo: queda guardado.' } },
      stranger: 'atencion',
    },
  },
  'routes/registro/fallos/fallos': {
    reintentar: {
      what: 'having tried again what was set aside',
      begin: withFailure,
      press: /^Intentar otra vez/,
      done: { to: FALLOS, says: /se intenta otra vez/, holds: work, after: ['ESPERA'] },
      wrong: NOTHING_TYPED,
      stranger: 'atencion',
    },
  },
  'routes/registro/fallos/descartar': {
    descartar: {
      what: 'leaving undone what was set aside',
      begin: async () => (await withFailure()).follow(LEFT),
      press: /^Dejar sin hacer/,
      typed: { Motivo: 'Se hizo a mano.' },
      done: { to: FALLOS, says: /queda sin hacer/, holds: work, after: ['DESCARTADO'] },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo: queda guardado.' } },
      stranger: 'atencion',
    },
  },
};
