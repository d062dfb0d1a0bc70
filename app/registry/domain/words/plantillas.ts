/** Answers that the registry's people write again and again. The name and the number are filled in; the rest is gone over by who sends it. */
interface Plantilla {
  clave: string;
  titulo: string;
  /** What stands between the greeting and the signature. */
  texto: string;
}

export const PLANTILLAS: readonly Plantilla[] = [
  {
    clave: 'faltan-datos',
    titulo: 'Pedir más datos',
    texto:
      'Para poder ayudarlo necesitamos saber algo más: el nombre del dominio, qué quiso hacer y qué le mostró el portal. Si puede, agregue una foto de la pantalla.',
  },
  {
    clave: 'como-renovar',
    titulo: 'Cómo renovar un dominio',
    texto:
      'Ingrese al portal, abra el dominio en «Mis dominios» y presione «Renovar». El dominio queda renovado cuando el pago se acredita, y le avisamos por correo.',
  },
  {
    clave: 'dns-demora',
    titulo: 'Un cambio de DNS demora',
    texto:
      'El cambio ya está publicado. Los proveedores de internet guardan la respuesta anterior un tiempo: puede demorar hasta 24 horas en verse en todos lados. No tiene que hacer nada.',
  },
  {
    clave: 'titularidad',
    titulo: 'Qué hace falta para cambiar de titular',
    texto:
      'El titular puede pasar el dominio a otra persona desde el portal, con «Transferir titularidad». Si el titular ya no puede hacerlo, mándenos un documento que muestre quién puede decidir por él.',
  },
];

/** A template as an answer begins with it. */
export const enRespuesta = ({ texto }: Plantilla, nombre: string): string =>
  `Hola, ${nombre}:\n\n${texto}\n\nAtención del registro`;
