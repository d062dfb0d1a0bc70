import { toULabels } from '../../../domain/labels';
import { enOrden } from '../../../domain/name';
import { notFound } from '../../context';
import { countDevueltos, findDevuelto, listDevueltos } from '../../mail/devueltos-store';
import { fila } from '../../row-of-id';
import { personasPor } from '../dominios/personas';
import { oficina } from '../implement';
import { correoDevuelto } from './present';

/** As many as a page shows. */
const A_LA_VISTA = 100;

export const listar = oficina.correos.listar.handler(async ({ context: { connection } }) => ({
  correos: (await listDevueltos(connection, A_LA_VISTA)).map(correoDevuelto),
  total: await countDevueltos(connection),
}));

/** The names lead to where who it is can be seen, once somebody said why (decision 104). */
export const ver = oficina.correos.ver.handler(async ({ context: { connection }, input }) => {
  const row = await findDevuelto(connection, fila(input.id));
  if (!row) throw notFound();
  const { personas } = await personasPor(connection, row.direccion);
  const suyas = personas.filter(({ exacto }) => exacto);
  const nombres = enOrden([...new Set(suyas.flatMap((persona) => persona.nombres))]);
  return {
    ...correoDevuelto(row),
    nombres: nombres.map(toULabels),
    masNombres: suyas.some(({ masNombres }) => masNombres),
  };
});
