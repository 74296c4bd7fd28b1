import { casesAt } from './cases';

const held = { rules: { unpaidHold: 24 * 60, lateNoCharged: true }, answered: 'Wed-12:00', unpaid: 'ana' };
const reminded = { ...held, reminded: 'ana>Thu-08:00' };

describe('a place without money', () => {
  casesAt('Thu-08:00', held)`
    is reminded of by day after half the time | 1: ana | remind ana | 1: ana | ana unpaid-reminder
    is not reminded of at night | 1: ana | remind ana@Thu-07:59 | 1: ana
    is not reminded of before half the time | 1: ana | remind ana@Wed-22:59 | 1: ana
    is reminded of once | 1: ana | remind ana; remind ana@Thu-09:00 | 1: ana | ana unpaid-reminder
    is not reminded of when it has been paid | 1: ana | remind ana | 1: ana | | | unpaid:
    is not reminded of while the money is said to come | 1: ana | remind ana | 1: ana | | | unpaid: ana>Fri-08:00
    is not reminded of where a pass covers the date | 1: ana | remind ana | 1: ana | | | pass: ana
    is not reminded of where it could not go on before the deadline | 1: ana | remind ana@Fri-08:00 | 1: ana
    is not reminded of where answers close first, before the deadline | 1: ana | remind ana | 1: ana | | | rules: {"unpaidHold":1440,"lateNoCharged":true,"closes":2820}
    is not reminded of where the club does not take it away | 1: ana | remind ana | 1: ana | | | rules: {}
  `;

  casesAt('Thu-14:00', reminded)`
    goes to who waits | 1: ana / cam | lapse ana | 1: cam / / ana | ana lapsed, cam place-free | +cam -ana
    goes to who wants to be asked | 1: ana / cam | lapse ana | 1: / cam?Thu-16:00 / ana | ana lapsed, cam place-offered | -ana | askFirst: cam
    stays for six hours after the reminder | 1: ana / cam | lapse ana@Thu-13:59 | 1: ana / cam
    stays for the time that was promised | 1: ana / cam | lapse ana | 1: ana / cam | | | rules: {"unpaidHold":2880}
    stays without a reminder | 1: ana / cam | lapse ana | 1: ana / cam | | | reminded:
    stays while nobody waits | 1: ana | lapse ana | 1: ana
    stays while another place is free | 2: ana / cam | lapse ana | 2: ana cam | cam place-free | +cam
    stays at night | 1: ana / cam | lapse ana@Thu-23:30 | 1: ana / cam
    stays after the deadline | 1: ana / cam | lapse ana@Fri-10:00 | 1: ana / cam
    stays once it is paid | 1: ana / cam | lapse ana | 1: ana / cam | | | unpaid:
    stays while the money is said to come | 1: ana / cam | lapse ana | 1: ana / cam | | | unpaid: ana>Thu-18:00
    takes the guests along | 2: ana+1 / cam dee | lapse ana | 2: cam dee / / ana | ana lapsed, cam place-free, dee place-free | +cam +dee -ana -ana-guest-1
    that an administrator gave stays | 1: / cam | put-in ana overbook@Wed-12:00; remind ana@Thu-10:00; lapse ana@Thu-20:00 | 1: cam ana | cam place-free, ana confirmed | +cam +ana | reminded:
  `;
});
