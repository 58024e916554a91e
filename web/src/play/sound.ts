/** Soft sounds, made by the browser itself: a chime for one's turn, dice, a piece set down, the end. */

export type Sound = 'turn' | 'dice' | 'move' | 'over';
export type Wanted = 'all' | 'turn' | 'off';

/** What a page hears of a table. */
export interface Heard {
  /** Entries of the journal. */
  n: number;
  /** Something is for me to decide. */
  mine: boolean;
  over: boolean;
  /** Dice among what is new. */
  rolled: boolean;
}

/** The one sound of a change. Whoever opens a page hears nothing; nor does one's own next question ring. */
export function soundOf(was: Heard | null, now: Heard): Sound | null {
  if (!was || now.n <= was.n) return null;
  if (now.over) return was.over ? null : 'over';
  if (now.mine && !was.mine) return 'turn';
  return now.rolled ? 'dice' : 'move';
}

/** Whether a sound is wanted: a chime alone, or all of them. */
export const isWanted = (sound: Sound, wanted: Wanted): boolean => wanted === 'all' || (wanted === 'turn' && (sound === 'turn' || sound === 'over'));

interface Note {
  /** Hertz; 0 is a rustle of no pitch. */
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
}

/** Each sound as notes, in seconds. None is louder than a tenth of what the speaker can do. */
export const NOTES: Record<Sound, readonly Note[]> = {
  turn: [{ pitch: 587.3, at: 0, lasts: 0.5, loud: 0.07 }, { pitch: 880, at: 0.16, lasts: 0.8, loud: 0.06 }],
  over: [{ pitch: 440, at: 0, lasts: 0.6, loud: 0.06 }, { pitch: 554.4, at: 0.2, lasts: 0.6, loud: 0.06 }, { pitch: 659.3, at: 0.4, lasts: 1.2, loud: 0.06 }],
  dice: [0, 0.07, 0.15, 0.21].map((at, i) => ({ pitch: 0, at, lasts: 0.05, loud: 0.05 - i * 0.008 })),
  move: [{ pitch: 0, at: 0, lasts: 0.04, loud: 0.035 }, { pitch: 160, at: 0, lasts: 0.09, loud: 0.05 }],
};

const RUSTLE_SECONDS = 0.2;
const RUSTLE_PITCH = 1800;
const SILENCE = 0.0001;

let speaker: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

/** The same rustle every time: no chance is needed for it. */
function rustleOf(context: AudioContext): AudioBuffer {
  if (rustle) return rustle;
  rustle = context.createBuffer(1, Math.round(context.sampleRate * RUSTLE_SECONDS), context.sampleRate);
  const line = rustle.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < line.length; i += 1) {
    seed = (seed * 16807) % 2147483647;
    line[i] = (seed / 2147483647) * 2 - 1;
  }
  return rustle;
}

function play(context: AudioContext, { pitch, at, lasts, loud }: Note): void {
  const start = context.currentTime + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
  volume.connect(context.destination);
  if (pitch) {
    const tone = context.createOscillator();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(start);
    tone.stop(start + lasts);
    return;
  }
  const noise = context.createBufferSource();
  noise.buffer = rustleOf(context);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = RUSTLE_PITCH;
  noise.connect(band).connect(volume);
  noise.start(start);
  noise.stop(start + lasts);
}

/** Make a sound. Browsers allow none before the person has touched the page: then there is none. */
export function sound(which: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  speaker ??= new AudioContext();
  const context = speaker;
  if (context.state === 'suspended') {
    void context.resume().catch(() => undefined);
    if (!navigator.userActivation?.hasBeenActive) return;
  }
  for (const note of NOTES[which]) play(context, note);
}
