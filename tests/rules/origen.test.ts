import { describe, expect, it } from 'vitest';
import { originOf } from '~/limits/origin';

describe('what counts as one origin', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::9'],
    ['2001:db8:0:0:1::1', '2001:db8::2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2:ffff::'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['::1', '::2:0:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2:3::'],
  ])('%s and %s are of one network', (one, other) => {
    expect(originOf(one)).toBe(originOf(other));
  });

  it.each([
    ['2001:db8:1:3::9', '2001:db8:1:2::9'],
    ['2001:db8::1', '2001:db8:0:1::1'],
    ['2001:db8:1:23::1', '2001:db8:12:3::1'],
    ['2001:0:0:3:4:5:6:7', '2001:0:0:9:4:5:6:7'],
    ['2001:db8::ffff:c000:207', '192.0.2.7'],
    ['::ffff:c000:207:1', '192.0.2.7'],
    ['1::', '::1:0:0:0:0'],
    ['::ffff:0:c000:207', '::ffff:c000:207'],
    ['192.0.2.7', '192.0.2.8'],
    ['::1', '192.0.2.7'],
  ])('%s and %s are not', (one, other) => {
    expect(originOf(one)).not.toBe(originOf(other));
  });

  it.each(['::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7'])(
    '%s is the IPv4 address in it',
    (mapped) => {
      expect(originOf(mapped)).toBe('192.0.2.7');
    },
  );
});
