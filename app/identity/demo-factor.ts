/** The demo accounts that have a second step, each with the secret that its codes are made from: a secret is one account's. */
export const DEMO_FACTORS: Readonly<Record<string, string>> = {
  cuidadosa: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  atencion: 'MF2GK3TDNFXW4MF2GK3TDNFXW4MF2GK3',
  direccion: 'MRUXEZLDMNUW63RAMRUXEZLDMNUW63RA',
  dominios: 'MRXW22LONFXXGIDEN5WWS3TJN5ZSAZDP',
};
