import type { Acts } from '../../support/actions/act';
import { found } from '../../support/actions/registry';
import { visitor } from '../../support/portal/portal';

const PERSONAL = '/registro/personal';

const sets = found(
  "select conjunto from funcionario_conjuntos where funcionario_id = (select id from funcionarios where usuario_id = (select id from usuarios where login = 'atencion')) order by conjunto",
);

/** The page of the first of staff, open to who decides what each may do. */
async function ofAttention() {
  const page = await (await visitor().as('direccion')).open(PERSONAL);
  return page.follow('Horacio Atención');
}

/** What the registry's own people do at their desk. */
export const oficina: Acts = {
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
};
