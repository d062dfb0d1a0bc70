import { type Acts, NOTHING_TYPED } from '../../support/actions/act';
import { found } from '../../support/actions/registry';
import {
  askedToWatch,
  chosenToLock,
  LOCKED,
  lockOf,
  openingLock,
  quietLock,
  removingCustodian,
  waitingForOther,
} from '../../support/locked';
import { on, pageOf } from '../../support/situations';

const CANDADO = '/administrar/candado';
const POR_APROBAR = '/administrar/por-aprobar';
const CORREOS = { 'Correo electrónico': 'ana@ejemplo.uy', 'Confirmar correo electrónico': 'ana@ejemplo.uy' };

const custodians = (estado: string) =>
  found(
    `select count(*) from custodios where estado = '${estado}' and titular_id = (select id from usuarios where login = 'titular')`,
  );
const changes = (estado: string) =>
  found(`select count(*) from cambios_por_aprobar where estado = '${estado}'`);
const closed = found("select candado from dominios where nombre = 'titular.uy'");
const opening = found('select count(*) from candados where abre_en is not null');

/** What is done about locks, by who holds a name and by who watches over it. */
export const candado: Acts = {
  'routes/administrar/candado/candado': {
    invitar: {
      what: 'asking somebody to be a custodian',
      begin: on(CANDADO),
      press: /^Enviar la invitación/,
      typed: CORREOS,
      done: { to: CANDADO, says: /^Se envió la invitación/, holds: custodians('INVITADO'), after: [1] },
      wrong: {
        typed: { ...CORREOS, 'Confirmar correo electrónico': 'bin@ejemplo.uy' },
        says: {
          confirmacion:
            'Los correos no coinciden. Por favor, verifique que los correos ingresados sean iguales.',
        },
      },
      stranger: 'own',
    },
  },
  'routes/administrar/candado/quitar': {
    quitar: {
      what: 'doing without a custodian',
      begin: removingCustodian,
      press: /^Quitar/,
      done: { to: CANDADO, holds: custodians('ACEPTO'), after: [0] },
      wrong: NOTHING_TYPED,
    },
  },
  'routes/administrar/candado/candado-de': {
    cerrar: {
      what: 'closing a lock',
      begin: on(lockOf('titular.uy')),
      press: /^Poner candado/,
      typed: { 'Gabriela Cuidadosa (cuidadosa@ejemplo.uy)': true },
      done: { to: lockOf('titular.uy'), holds: closed, after: ['TODO'] },
      wrong: {
        typed: { 'Gabriela Cuidadosa (cuidadosa@ejemplo.uy)': false },
        says: { custodios: 'Elija al menos un custodio de los que ya aceptaron.' },
      },
    },
    abrir: {
      what: 'asking that a lock be opened',
      begin: () => pageOf(quietLock()),
      press: /^Pedir que se abra/,
      done: {
        to: lockOf('elmirador.uy'),
        says: /quedó pedido y todavía no se hizo/,
        holds: changes('ESPERA'),
        after: [2],
      },
      wrong: NOTHING_TYPED,
    },
    invitar: {
      what: 'asking a contact of the name to be a custodian',
      begin: on(lockOf('titular.uy')),
      press: /^Invitar a Bruno/,
      done: { to: lockOf('titular.uy'), holds: custodians('INVITADO'), after: [1] },
      wrong: NOTHING_TYPED,
      stranger: 'own',
    },
    mantener: {
      what: 'leaving a lock closed that was about to open',
      begin: () => pageOf(openingLock()),
      press: /^Dejarlo cerrado/,
      done: { to: lockOf('elmirador.uy'), holds: opening, after: [0] },
      wrong: NOTHING_TYPED,
      stranger: 'tecnico',
    },
    retirar: {
      what: 'taking a change back that waits',
      begin: on(lockOf(LOCKED)),
      press: /^Retirar/,
      done: { to: lockOf(LOCKED), holds: changes('ESPERA'), after: [0] },
      wrong: NOTHING_TYPED,
    },
  },
  'routes/administrar/candado/varios/varios': {
    cerrar: {
      what: 'closing the locks of names that were chosen',
      begin: () => pageOf(chosenToLock()),
      press: /^Poner candado/,
      typed: { 'Gabriela Cuidadosa (cuidadosa@ejemplo.uy)': true },
      done: {
        to: '/administrar/candado/cerrados',
        says: /^2 dominios tienen candado/,
        holds: closed,
        after: ['TODO'],
      },
      wrong: {
        typed: { 'Gabriela Cuidadosa (cuidadosa@ejemplo.uy)': false },
        says: { custodios: 'Elija al menos un custodio de los que ya aceptaron.' },
      },
    },
    invitar: {
      what: 'asking somebody to be a custodian of names that were chosen',
      begin: () => pageOf(chosenToLock()),
      press: /^Enviar la invitación/,
      typed: CORREOS,
      done: {
        to: '/administrar/candado/varios?cantidad=50',
        says: /^Se envió la invitación/,
        holds: custodians('INVITADO'),
        after: [1],
      },
      wrong: {
        typed: { ...CORREOS, 'Confirmar correo electrónico': 'bin@ejemplo.uy' },
        says: {
          confirmacion:
            'Los correos no coinciden. Por favor, verifique que los correos ingresados sean iguales.',
        },
      },
      stranger: 'own',
    },
  },
  'routes/administrar/candado/por-aprobar': {
    aprobar: {
      what: 'approving a change as a custodian',
      begin: () => pageOf(waitingForOther()),
      press: /^Aprobar/,
      done: { to: POR_APROBAR, says: /y ya se hizo/, holds: changes('HECHO'), after: [1] },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
    rechazar: {
      what: 'refusing a change as a custodian',
      begin: () => pageOf(waitingForOther()),
      press: /^Rechazar/,
      done: { to: POR_APROBAR, says: /^Rechazó el cambio/, holds: changes('RECHAZADO'), after: [1] },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
    mantener: {
      what: 'leaving a lock closed as a custodian',
      begin: async () => {
        await openingLock();
        return on(POR_APROBAR, 'otro')();
      },
      press: /^Dejarlo cerrado/,
      done: { to: POR_APROBAR, holds: opening, after: [0] },
      wrong: NOTHING_TYPED,
      stranger: 'tecnico',
    },
  },
  'routes/administrar/candado/custodia': {
    aceptar: {
      what: 'becoming a custodian without a second step',
      begin: () => pageOf(askedToWatch()),
      press: /^Aceptar/,
      done: 'is never done',
      wrong: NOTHING_TYPED,
      stranger: 'tecnico',
    },
    rechazar: {
      what: 'not becoming a custodian',
      begin: () => pageOf(askedToWatch()),
      press: /^No aceptar/,
      done: { to: POR_APROBAR, holds: custodians('RECHAZO'), after: [1] },
      wrong: NOTHING_TYPED,
      stranger: 'tecnico',
    },
  },
};
