/// A day of the proleptic Gregorian calendar.
///
/// Years are counted from March, in eras of 400 years or 146,097 days, so that the leap day is the last of its year.
package struct CivilDate: Hashable {
  package let year: Int64
  package let month: Int
  package let day: Int

  private static let daysPerEra: Int64 = 146_097
  /// From 0000-03-01 to 1970-01-01.
  private static let daysBefore1970: Int64 = 719_468

  /// The date of a day counted from 1970-01-01.
  package init(day daysSince1970: Int64) {
    let days = daysSince1970 + CivilDate.daysBefore1970
    let era = (days >= 0 ? days : days - (CivilDate.daysPerEra - 1)) / CivilDate.daysPerEra
    let inEra = days - era * CivilDate.daysPerEra
    let yearInEra = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * yearInEra + yearInEra / 4 - yearInEra / 100)
    let marchMonth = (5 * inYear + 2) / 153
    day = Int(inYear - (153 * marchMonth + 2) / 5 + 1)
    month = Int(marchMonth < 10 ? marchMonth + 3 : marchMonth - 9)
    year = yearInEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// A date by its parts; nil for one that is not in the calendar.
  package init?(year: Int64, month: Int64, day: Int64) {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year, Int(month), Int(day))
    guard CivilDate(day: daysSince1970) == self else { return nil }
  }

  /// Days from 1970-01-01.
  package var daysSince1970: Int64 {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearInEra = marchYear - era * 400
    let marchMonth = Int64(month > 2 ? month - 3 : month + 9)
    let inYear = (153 * marchMonth + 2) / 5 + Int64(day) - 1
    let inEra = yearInEra * 365 + yearInEra / 4 - yearInEra / 100 + inYear
    return era * CivilDate.daysPerEra + inEra - CivilDate.daysBefore1970
  }
}
