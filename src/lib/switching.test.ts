import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bay, DeviceKind, Session, SessionAction } from './switching.ts';
import {
  deviceKinds,
  energize,
  farEndNames,
  followCommand,
  interlock,
  openSession,
  operate,
  positionNames,
} from './switching.ts';

const inService: Bay = { disconnector: 'closed', breaker: 'closed', grounding: 'open' };
const isolated: Bay = { disconnector: 'open', breaker: 'open', grounding: 'open' };
const grounded: Bay = { ...isolated, grounding: 'closed' };

const select = (kind: DeviceKind): SessionAction => ({ type: 'select', at: 0, bay: 0, kind });
const move: SessionAction[] = [
  { type: 'execute', at: 10 },
  { type: 'confirm', at: 60 },
];
const run = (bay: Bay, ...actions: SessionAction[]): Session =>
  actions.reduce(operate, openSession([bay]));
const reasonOf = (bay: Bay, kind: DeviceKind) => interlock([bay], { bay: 0, kind }).refusal?.reason;

/** Perhaps live: fed from the bus or from afar, or by a far end that may close at any moment. */
const mayBeLive = (bay: Bay) => energize(bay).cable || bay.farEnd === 'ready';
/** Perhaps grounded while perhaps live, which no sequence of operations may lead to. */
const isShorted = (bay: Bay) => bay.grounding !== 'open' && mayBeLive(bay);

const position = fc.constantFrom(...positionNames);
const farEnd = fc.constantFrom(undefined, ...farEndNames);
const bays = fc.array(
  fc
    .record({ disconnector: position, breaker: position, grounding: position, farEnd })
    .filter((bay) => !isShorted(bay)),
  { minLength: 1, maxLength: 3 },
);
const actions = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('select' as const),
        at: fc.nat(),
        bay: fc.nat(2),
        kind: fc.constantFrom(...deviceKinds),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constantFrom('execute' as const, 'confirm' as const),
        at: fc.nat(),
      }),
    },
    fc.record({ type: fc.constant('release' as const), at: fc.nat() }),
    fc.record({
      type: fc.constantFrom('request' as const, 'lock' as const),
      at: fc.nat(),
      bay: fc.nat(2),
    }),
  ),
  { maxLength: 60 },
);

/** Every state of a session, in order; actions on bays that do not exist are skipped. */
function follow(station: Bay[], all: SessionAction[]): Session[] {
  const desks = [openSession(station)];
  for (const action of all) {
    if (action.type === 'select' && action.bay >= station.length) continue;
    desks.push(operate(desks[desks.length - 1] ?? openSession(station), action));
  }
  return desks;
}

describe('interlocking', () => {
  it.each<[string, Bay, DeviceKind]>([
    ['load', inService, 'disconnector'],
    ['live', inService, 'grounding'],
    ['grounded', grounded, 'breaker'],
    ['grounded', grounded, 'disconnector'],
    ['unknown', { ...inService, breaker: 'open', disconnector: 'unknown' }, 'breaker'],
    ['unknown', { ...inService, disconnector: 'unknown' }, 'disconnector'],
    ['fed', { ...isolated, farEnd: 'feeding' }, 'grounding'],
    ['fed', { ...isolated, farEnd: 'ready' }, 'grounding'],
    ['parallel', { ...inService, breaker: 'open', farEnd: 'feeding' }, 'breaker'],
  ])('refuses for the reason %s', (reason, bay, kind) => {
    expect(reasonOf(bay, kind)).toBe(reason);
  });

  // Every command in every state, against the rules as a crew would write them.
  const states = positionNames.flatMap((disconnector) =>
    positionNames.flatMap((breaker) =>
      positionNames.flatMap((grounding) =>
        [undefined, ...farEndNames].map(
          (farEnd): Bay => ({ disconnector, breaker, grounding, farEnd }),
        ),
      ),
    ),
  );
  const allowed: Record<DeviceKind, (bay: Bay) => boolean> = {
    disconnector: ({ disconnector, breaker, grounding }) =>
      disconnector !== 'unknown' && breaker === 'open' && grounding === 'open',
    breaker: (bay) =>
      bay.breaker === 'closed' ||
      (bay.breaker === 'open' &&
        bay.disconnector !== 'unknown' &&
        bay.grounding === 'open' &&
        bay.farEnd !== 'feeding'),
    grounding: (bay) =>
      bay.grounding === 'closed' ||
      (bay.grounding === 'open' &&
        bay.breaker === 'open' &&
        bay.disconnector === 'open' &&
        (bay.farEnd === undefined || bay.farEnd === 'locked')),
  };
  it.each(deviceKinds)('of a %s follows its table in all 108 states', (kind) => {
    expect(states).toHaveLength(108);
    for (const bay of states) {
      const isAllowed = interlock([bay], { bay: 0, kind }).refusal === undefined;
      expect([bay, isAllowed]).toEqual([bay, allowed[kind](bay)]);
    }
  });

  it('always allows a breaker to open', () => {
    expect(reasonOf({ ...inService, disconnector: 'unknown' }, 'breaker')).toBeUndefined();
  });

  it('requires only a known position of a grounding switch that opens', () => {
    const { to, conditions } = interlock([grounded], { bay: 0, kind: 'grounding' });
    expect(to).toBe('open');
    expect(conditions).toEqual([
      { bay: 0, kind: 'grounding', required: 'known', is: 'closed', isMet: true },
    ]);
  });

  it.each<[string, Bay, string]>([
    ['live while the bus feeds it', inService, 'live'],
    ['live while its far end feeds it', { ...isolated, farEnd: 'feeding' }, 'live'],
    ['dead once both ends are open', { ...isolated, farEnd: 'locked' }, 'dead'],
  ])('finds the cable %s', (_, bay, is) => {
    const { conditions } = interlock([bay], { bay: 0, kind: 'grounding' });
    expect(conditions.find(({ kind }) => kind === 'cable')).toMatchObject({ is });
  });

  it('names a bay that is not there', () => {
    expect(() => interlock([], { bay: 0, kind: 'breaker' })).toThrow('no bay 0');
  });
});

describe('voltage', () => {
  it.each<[Partial<Bay>, ReturnType<typeof energize>]>([
    [{}, { breaker: true, cable: true }],
    [{ breaker: 'open' }, { breaker: true, cable: false }],
    [{ disconnector: 'open' }, { breaker: false, cable: false }],
    [
      { disconnector: 'unknown', breaker: 'unknown' },
      { breaker: true, cable: true },
    ],
  ])('of a bay with %o reaches %o', (positions, reached) => {
    expect(energize({ ...inService, ...positions })).toEqual(reached);
  });
});

describe('a session', () => {
  it('begins with nothing selected', () => {
    const nothing = { stage: 'selected', requested: [], events: [], acknowledged: [] };
    expect(openSession([inService])).toEqual({ bays: [inService], ...nothing });
  });

  it('logs a command from its selection to its confirmation', () => {
    const device = { bay: 0, kind: 'breaker' };
    expect(run(inService, select('breaker'), ...move)).toMatchObject({
      stage: 'confirmed',
      events: [
        { name: 'confirmed', at: 60, device, to: 'open' },
        { name: 'executed', at: 10, device, to: 'open' },
        { name: 'selected', at: 0, device },
      ],
    });
  });

  it('confirms no command that was not executed', () => {
    const session = run(inService, select('breaker'), { type: 'confirm', at: 60 });
    expect(session.events.map(({ name }) => name)).toEqual(['selected']);
  });

  it('deselects once', () => {
    const release: SessionAction = { type: 'release', at: 5 };
    const session = run(inService, select('breaker'), ...move, release, release);
    expect(session).toMatchObject({ stage: 'selected' });
    expect(session.selected).toBeUndefined();
    const [last, before] = session.events;
    expect(last).toMatchObject({ name: 'released', device: { kind: 'breaker' } });
    expect(before?.name).toBe('confirmed');
  });

  it('logs events in order of time', () => {
    const session = run(inService, ...[50, 10].map((at) => ({ ...select('breaker'), at })));
    expect(session.events.map(({ at }) => at)).toEqual([50, 50]);
  });

  it('takes a bay out of service and grounds it, in order', () => {
    const session = run(
      inService,
      ...deviceKinds
        .toReversed()
        .slice(1)
        .concat('grounding')
        .flatMap((kind) => [select(kind), ...move]),
    );
    expect(session.bays).toEqual([grounded]);
    expect(session.events.map(({ name }) => name).slice(0, 3)).toEqual([
      'confirmed',
      'executed',
      'selected',
    ]);
  });

  it('operates only the selected device', () => {
    expect(run(inService, ...move).bays).toEqual([inService]);
  });

  it('requires a new selection after each command', () => {
    expect(run(inService, select('breaker'), ...move, ...move).bays[0]?.breaker).toBe('open');
  });

  it('refuses another selection while a device moves', () => {
    const [execute] = move;
    const session = run(
      inService,
      select('breaker'),
      ...(execute ? [execute] : []),
      select('grounding'),
    );
    expect(session).toMatchObject({ stage: 'moving', selected: { kind: 'breaker' } });
  });

  it('logs what blocks a command', () => {
    const [blocked] = run(inService, select('disconnector')).events;
    expect(blocked).toMatchObject({
      name: 'blocked',
      to: 'open',
      cause: { kind: 'breaker', is: 'closed' },
    });
    expect(blocked?.at).toBeGreaterThan(0);
  });

  const ring: Bay = { ...inService, farEnd: 'ready' };
  const goDead = deviceKinds
    .toReversed()
    .slice(1)
    .flatMap((kind) => [select(kind), ...move]);
  const request: SessionAction = { type: 'request', at: 70, bay: 0 };
  const lock: SessionAction = { type: 'lock', at: 80, bay: 0 };

  it('lets the far end feed a ring cable that has lost its supply', () => {
    const { bays, events } = run(ring, select('breaker'), ...move);
    expect(bays[0]).toMatchObject({ breaker: 'open', farEnd: 'feeding' });
    expect(energize(bays[0] ?? ring)).toEqual({ breaker: true, cable: true });
    expect(events[0]).toMatchObject({ name: 'fed', bay: 0 });
  });

  it('keeps the far end open if the cable was never supplied or may be grounded', () => {
    for (const bay of [
      { ...ring, disconnector: 'open' as const },
      { ...ring, disconnector: 'open' as const, grounding: 'unknown' as const },
    ])
      expect(run(bay, select('breaker'), ...move).bays[0]?.farEnd).toBe('ready');
  });

  it('blocks until the other station has locked the far end', () => {
    const refused = run(ring, ...goDead, select('grounding'), ...move);
    expect(refused.bays[0]?.grounding).toBe('open');
    const granted = [request, lock, ...move].reduce(operate, refused);
    expect(granted.bays[0]).toMatchObject({ grounding: 'closed', farEnd: 'locked' });
    expect(granted.events.map(({ name }) => name).slice(0, 4)).toEqual([
      'confirmed',
      'executed',
      'locked',
      'requested',
    ]);
  });

  it('asks the other station once, and only for a cable that it feeds', () => {
    expect(run(ring, request).events).toEqual([]);
    const { events } = run(ring, select('breaker'), ...move, request, request);
    expect(events.filter(({ name }) => name === 'requested')).toHaveLength(1);
    expect(run(ring, ...goDead, lock).bays[0]?.farEnd).toBe('feeding');
  });

  it('has the far end ready again once this station supplies the cable', () => {
    const session = run(
      { ...inService, breaker: 'open', farEnd: 'locked' },
      select('breaker'),
      ...move,
    );
    expect(session.bays[0]).toMatchObject({ breaker: 'closed', farEnd: 'ready' });
  });

  it('keeps the conditions of the executed command, not those of the next', () => {
    const { command } = run(grounded, select('grounding'), ...move);
    expect(command).toMatchObject({ to: 'open', conditions: [{ is: 'closed' }] });
  });

  it('acknowledges an alarm once', () => {
    const acknowledge: SessionAction = { type: 'acknowledge', at: 5, alarm: 1 };
    const session = run(inService, acknowledge, acknowledge);
    expect(session).toMatchObject({ acknowledged: [1], events: [{ name: 'acknowledged' }] });
  });
});

describe('no sequence of operations', () => {
  it('grounds what is live, or makes a grounded cable live', () => {
    fc.assert(
      fc.property(bays, actions, (station, all) =>
        follow(station, all).every((session) => !session.bays.some(isShorted)),
      ),
    );
  });

  it('moves a disconnector while its breaker is not open, or anything that is not known', () => {
    fc.assert(
      fc.property(bays, actions, (station, all) => {
        const desks = follow(station, all);
        return desks.slice(1).every((session, step) =>
          session.bays.every((bay, index) => {
            const before = desks[step]?.bays[index] ?? bay;
            const moved = deviceKinds.filter((kind) => bay[kind] !== before[kind]);
            return moved.every(
              (kind) =>
                before[kind] !== 'unknown' &&
                (kind !== 'disconnector' || before.breaker === 'open'),
            );
          }),
        );
      }),
    );
  });

  it('moves more than one device at once', () => {
    fc.assert(
      fc.property(bays, actions, (station, all) => {
        const desks = follow(station, all);
        const positions = ({ bays: now }: Session) =>
          now.flatMap((bay) => deviceKinds.map((kind) => bay[kind]));
        return desks.slice(1).every((session, step) => {
          const before = positions(desks[step] ?? session);
          return positions(session).filter((now, index) => now !== before[index]).length <= 1;
        });
      }),
    );
  });
});

describe('what usually follows a command', () => {
  const next = (bay: Bay, kind: DeviceKind, to: 'open' | 'closed') =>
    followCommand([bay], { bay: 0, kind }, to)?.kind;

  it.each<[Bay, DeviceKind, 'open' | 'closed', DeviceKind | undefined]>([
    [{ ...inService, breaker: 'open' }, 'breaker', 'open', 'disconnector'],
    [isolated, 'disconnector', 'open', 'grounding'],
    [grounded, 'grounding', 'closed', undefined],
    [isolated, 'grounding', 'open', 'disconnector'],
    [{ ...isolated, disconnector: 'closed' }, 'disconnector', 'closed', 'breaker'],
    [inService, 'breaker', 'closed', undefined],
  ])('leads from %o, %s %s, to %s', (bay, kind, to, expected) => {
    expect(next(bay, kind, to)).toBe(expected);
  });

  it('is nothing that is done already, or that no one may move', () => {
    expect(next(isolated, 'breaker', 'open')).toBeUndefined();
    expect(next({ ...isolated, disconnector: 'unknown' }, 'breaker', 'open')).toBeUndefined();
  });
});
