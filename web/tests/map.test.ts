// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { distance } from '../src/lib/curves';
import { data, forests, HEIGHT, mountains, places, ridges, rim, trails, way, WIDTH } from '../src/games/ironwood/map';

describe("Ironwood's sheet", () => {
  test('holds every place of the data, inside the frame', () => {
    expect(mountains.map((m) => m.id)).toEqual(Object.keys(data.mountains));
    expect(forests.map((f) => f.id)).toEqual(Object.keys(data.forests));
    for (const p of places.values()) {
      expect(p.at.x).toBeGreaterThan(50);
      expect(p.at.x).toBeLessThan(WIDTH - 50);
      expect(p.at.y).toBeGreaterThan(40);
      expect(p.at.y).toBeLessThan(HEIGHT - 30);
    }
  });

  test('keeps places apart enough to touch: 44 px at the smallest close view', () => {
    const all = [...places.values()];
    for (const a of all)
      for (const b of all) if (a.id < b.id) expect(distance(a.at, b.at), `${a.id} ${b.id}`).toBeGreaterThan(60);
  });

  test('has a way along every ridge and trail, both ways, and none elsewhere', () => {
    for (const road of [...ridges, ...trails]) {
      const [a, b] = road.ends;
      const there = way(a, b)!;
      expect(distance(there[0]!, places.get(a)!.at)).toBeLessThan(1);
      expect(distance(there[there.length - 1]!, places.get(b)!.at)).toBeLessThan(1);
      expect(way(b, a)).toEqual([...there].reverse());
    }
    expect(way('ferrum', 'chromia')).toBeUndefined();
    expect(way('f01', 'argentimar')).toBeUndefined();
  });

  test('closes the rim of outer mountains', () => {
    const ring = rim();
    expect(distance(ring[0]!, ring[ring.length - 1]!)).toBeLessThan(2);
  });
});
