import * as address from '~/addresses';
import { ButtonLink, Card } from '~/components/layout';

/** A name nobody has: the way to register it (spec 2). */
export function NotRegistered({ nombre }: { nombre: string }) {
  return (
    <Card title={nombre}>
      <p>El dominio {nombre} no está registrado.</p>
      <ButtonLink href={address.disponibilidad(nombre)}>Consultar su disponibilidad</ButtonLink>
    </Card>
  );
}
