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
      'Para responderle necesitamos saber algo más: el nombre del dominio, qué quiso hacer y qué le mostró el portal. Puede escribirlo en esta consulta, desde «Mis consultas»; si la envió sin iniciar sesión, envíe otra con esos datos.',
  },
  {
    clave: 'como-renovar',
    titulo: 'Cómo renovar un dominio',
    texto:
      'Ingrese al portal, abra el dominio en «Mis dominios» y use «Renovar». Queda renovado por un año en el momento, y el importe figura en la factura de la cuenta de pago que elija.',
  },
  {
    clave: 'dns-demora',
    titulo: 'Un cambio de DNS demora',
    texto:
      'El cambio ya está publicado. Los proveedores de internet guardan un tiempo la respuesta anterior: puede demorar hasta 24 horas en verse en todos lados. No tiene que hacer nada más.',
  },
  {
    clave: 'titularidad',
    titulo: 'Qué hace falta para cambiar de titular',
    texto:
      'Quien es titular puede pasar el dominio a otra persona desde el portal, con «Transferir titular». Si ya no puede hacerlo, díganos por qué y qué documento muestra quién puede decidir en su lugar.',
  },
];

/** A template as an answer begins with it. */
export const enRespuesta = ({ texto }: Plantilla, nombre: string): string =>
  `Hola, ${nombre}:\n\n${texto}\n\nAtención del registro`;
