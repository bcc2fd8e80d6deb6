import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-rules'

const damagedLog = (what: string) => `此游戏的记录已损坏：${what}。请重新玩此游戏，或复制完整的链接。`

/** What the rules of Heartbreak answer: problems of boards, moves, logs and runs, grades, and the shared result. */
export const heartbreakRulesTexts = {
  moves: {
    'game-over': '游戏已经结束。',
    'bad-time': '此步的时间不是 0 到 30 分钟之间的整数毫秒。',
    'bad-cell': '棋盘上没有这个格子。',
    'bad-operation': '没有这种操作。',
    away: '窗口不处于活动状态。',
    'not-away': '窗口已处于活动状态。',
    'already-open': '这颗心已经打开。',
    'pinned-heart': '这颗心已钉住。请先取消钉住。',
    'not-closed': '只有未打开的心才能钉住。',
    'not-pinned': '这颗心没有钉住。',
    'chord-needs-number': '只有打开的数字才能打开其周围的心。',
    'chord-pins-differ': '请在数字周围钉住与该数字相同的颗数。',
    'chord-opens-nothing': '数字周围没有可打开的心了。',
  },
  illegalMove: (position: number, refusal: string) => `第 ${position} 步：${refusal}`,
  boards: {
    malformed: '不是有效的棋盘。请复制完整的 ID：由点号分隔的三个部分。',
    otherVersion: (version: string | undefined, known: string) =>
      `此棋盘的版本为“${version}”。此处只能玩版本“${known}”。`,
    damagedSeed: '此棋盘的种子已损坏。请复制完整的 ID；它以 26 个字符结尾。',
    unknownLevel: (id: string) => `没有“${id}”这一级别。请在“游戏”菜单上单击一个级别。`,
    outsideLimits: (what: string, least: number, most: number) =>
      `此类棋盘的${what}为 ${least} 到 ${most}。请输入该范围内的整数。`,
    columns: '列数',
    rows: '行数',
    broken: '碎心数',
  },
  levels: {
    crush: '心动',
    fling: '闪恋',
    marriage: '婚姻',
    pocket: '袖珍',
    'long-distance': '异地恋',
    custom: '自定义',
  },
  replayLink: {
    unknownMode: (mode: string | undefined) => `没有“${mode}”这种模式。请复制完整的链接。`,
  },
  logs: {
    tooLong: (most: number) => damagedLog(`步数超过 ${most}`),
    notBase64Url: damagedLog('不是 base64url 文本'),
    cutOff: damagedLog('不完整'),
    damaged: damagedLog('校验和不符'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`版本为 ${version}，但只支持版本 ${known}`),
    partOfMove: (position: number) => damagedLog(`第 ${position} 步不完整`),
    needlessCell: (position: number) => damagedLog(`第 ${position} 步不应指定格子`),
    cellOutside: (position: number) => damagedLog(`第 ${position} 步指定了棋盘之外的格子`),
    longPause: (position: number) => damagedLog(`第 ${position} 步之前的停顿过长`),
  },
  runs: {
    tooLate: '排位赛必须在 30 分钟之内结束。请开始新游戏。',
    notOver: '此记录的结尾不是已胜或已负的游戏。',
    timeDiffers: (counted: number, claimed: number) =>
      `记录的游戏用时 ${counted} 毫秒，但报告的是 ${claimed} 毫秒。`,
    impossible: (threeBv: number, played: number) => `不可能在 ${played} 毫秒内解出 ${threeBv} 3BV 的棋盘。`,
    longerThanPassed: (told: number, passed: number) =>
      `记录的游戏用时 ${told} 毫秒，但只过去了 ${passed} 毫秒。`,
    spedUp: (span: number, passed: number) =>
      `记录的游戏用时 ${span} 毫秒，但服务器上过去了 ${passed} 毫秒。`,
  },
  grades: {
    single: '简单推理',
    pair: '成对推理',
    proof: '证明',
  },
  result: {
    title: (level: string) => `Heartbreak · ${level}`,
    dailyTitle: (date: string, level: string) => `Heartbreak 每日棋盘 ${date} · ${level}`,
    won: '💗 找到了每一颗完好的心',
    lost: '💔 碎了一颗心',
    seconds: (seconds: string) => `${seconds} 秒`,
    speed: (threeBvPerSecond: string) => `${threeBvPerSecond} 3BV/秒`,
    hints: (count: number) => (count === 0 ? '未用提示' : `${count} 次提示`),
    streak: (days: number) => `连续 ${days} 天`,
  },
} as const satisfies PartialTranslation<typeof english.heartbreakRulesTexts>
