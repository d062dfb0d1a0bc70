import { signedIn } from '~/session/guard.server';
import { orNull } from '~/session/not-available.server';
import type { RouteArgs } from '~/session/visit.server';
import type { Info } from './domain.server';
import { invitationsOf } from './invitations.server';
import { nameOf } from './name-of';

/** What the sections of a detail show besides the domain itself, each where the role sees it. */
export async function sectionsOf(args: RouteArgs, info: Info) {
  if (info.codigoRespuesta !== 'OK') return { invitaciones: [], historial: null, precio: null };
  const { registry } = await signedIn(args);
  const nombreDominio = nameOf(info);
  const [invitaciones, historial, renovacion] = await Promise.all([
    invitationsOf(args),
    info.permisos.puedeVerPagos
      ? registry.administracion.obtenerHistorialPagosDominio({ nombreDominio })
      : null,
    info.permisos.puedeVerPagos && info.renovacionAutomatica
      ? orNull(registry.registro.precio({ product: nombreDominio }))
      : null,
  ]);
  return { invitaciones, historial, precio: renovacion?.precioUnitario ?? null };
}
