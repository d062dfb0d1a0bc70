import { registryTakes } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import type { ProximaRenovacion, TemplateCuentaPago, VentaDTO } from '~/registry/contract/formas';
import { type Id, isSameId } from '~/registry/contract/ids';
import { cuentaDeHoy } from '~/registry/domain/words/cuentas';
import { type Renewed, renewedIn } from './next-renewals';

const SIN_CUENTA =
  'Hoy no se renueva solo: no tiene forma de pago. Si lo marca, se renueva solo cada año con la cuenta que elija.';
const SIN_CUENTA_VARIOS =
  'Hoy no se renuevan solos: no tienen forma de pago. Los que marque se renuevan solos cada año con la cuenta que elija.';

/** How the renewals of a name, or of several alike, are paid today. */
function today({ automatica, cuentaActual }: ProximaRenovacion, varios = false): string {
  if (!automatica)
    return 'Hoy su renovación automática está desactivada, y sigue así aunque asocie una cuenta.';
  if (cuentaActual) return cuentaDeHoy(cuentaActual.nombre, varios);
  return varios ? SIN_CUENTA_VARIOS : SIN_CUENTA;
}

/** The names as they are asked about: what is the same of all is said once, above them. */
export function renewalsAsked(renewed: readonly Renewed[]) {
  const [first, ...others] = renewed;
  const isSame = others.length > 0 && new Set(renewed.map(({ proxima }) => today(proxima))).size === 1;
  return {
    hoy: first && isSame ? today(first.proxima, true) : undefined,
    renovadas: renewed.map(({ id, nombre, proxima }) => ({
      value: String(id),
      nombre,
      hint: isSame ? undefined : today(proxima),
    })),
  };
}

/** The renewals of a sale that can be asked about; none in front of an edge that takes no such answer. */
export async function renewalsToAskOf(venta: VentaDTO): Promise<Renewed[]> {
  const renewed = renewedIn(venta);
  if (renewed.length === 0) return [];
  return (await registryTakes(contract.cuenta.guardarCuentaPago, 'proximasRenovaciones')) ? renewed : [];
}

/** Those of which there is something to choose: a name that has the only account there is goes on with it. */
export function withAChoice(
  renewed: readonly Renewed[],
  cuentas: readonly Pick<TemplateCuentaPago, 'id'>[],
): Renewed[] {
  const [only, ...others] = cuentas;
  if (others.length > 0) return [...renewed];
  return renewed.filter(
    ({ proxima: { cuentaActual } }) => !(cuentaActual && isSameId(cuentaActual.id, only?.id)),
  );
}

/** The lines that were ticked; nothing where the form asked of none. */
export async function renewalsChosen(venta: VentaDTO, ticked: readonly string[]): Promise<Id[] | undefined> {
  const asked = await renewalsToAskOf(venta);
  if (asked.length === 0) return undefined;
  return asked.map(({ id }) => id).filter((id) => ticked.includes(String(id)));
}
